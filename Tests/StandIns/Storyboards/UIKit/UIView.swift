/// A visible element.
open class UIView: UIResponder {
  public private(set) var subviews: [UIView] = []

  public required init(frame: CGRect) {
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func addSubview(_ view: UIView) {
    subviews.append(view)
    didAddSubview(view)
  }

  open func didAddSubview(_ subview: UIView) {
    Runtime.afterDidAddSubview(self, subview)
  }
}

open class UITableViewCell: UIView {}

open class UITableViewHeaderFooterView: UIView {}

open class UICollectionReusableView: UIView {}

open class UICollectionViewCell: UICollectionReusableView {}

/// Views that went off screen, and the classes of views that appear.
@MainActor
private struct ReusePool {
  var classes: [String: UIView.Type] = [:]
  var waiting: [String: [UIView]] = [:]

  mutating func take(_ identifier: String) -> UIView? {
    waiting[identifier]?.popLast() ?? classes[identifier]?.init(frame: .zero)
  }
}

open class UITableView: UIView {
  private var cells = ReusePool()
  private var headers = ReusePool()

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.classes[identifier] = cellClass as? UIView.Type
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers.classes[identifier] = aClass as? UIView.Type
  }

  /// Takes back a cell that went off screen.
  public func enqueue(_ cell: UITableViewCell, withIdentifier identifier: String) {
    cells.waiting[identifier, default: []].append(cell)
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell = cells.take(identifier) as? UITableViewCell
    Runtime.afterDequeue(self, cell)
    return cell
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = cells.take(identifier) as! UITableViewCell
    Runtime.afterDequeue(self, cell)
    return cell
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let header = headers.take(identifier) as? UITableViewHeaderFooterView
    Runtime.afterDequeue(self, header)
    return header
  }
}

open class UICollectionView: UIView {
  private var cells = ReusePool()
  private var supplements: [String: ReusePool] = [:]

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.classes[identifier] = cellClass as? UIView.Type
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements[elementKind, default: ReusePool()].classes[identifier] = viewClass as? UIView.Type
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = cells.take(identifier) as! UICollectionViewCell
    Runtime.afterDequeue(self, cell)
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = supplements[elementKind]?.take(identifier) as! UICollectionReusableView
    Runtime.afterDequeue(self, view)
    return view
  }
}
