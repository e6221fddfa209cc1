/// A graph to be drawn: its boxes and arrows, and what a comparison or a request says about them.
///
/// ```swift
/// let picture = GraphPicture(of: container.graphSnapshot())
/// try picture.html(title: "Garage").write(
///   toFile: "graph.html", atomically: true, encoding: .utf8)
/// ```
///
/// ``init(of:)`` draws a graph or a part of it, ``init(of:since:)`` what changed, and ``init(of:showing:)`` one request.
///
/// - Since: 0.1.0 of this package
public struct GraphPicture: Sendable {
  /// What a picture says about a component besides its declaration.
  struct Mark: Sendable, Hashable, Encodable {
    enum Kind: String, Encodable {
      case added, removed, changed
      case made, reused, failed
    }

    let id: GraphComponent.ID
    let kind: Kind
    /// A few words in the box, such as the time.
    var text: String?
    /// More words, for formats that have room.
    var detail: String?
  }

  /// What a picture says about an edge besides its declaration.
  struct EdgeMark: Sendable, Hashable, Encodable {
    enum Kind: String, Encodable {
      case added, removed
      /// The request took it.
      case taken
    }

    let from: GraphComponent.ID
    let to: GraphComponent.ID
    let form: String
    let mark: Kind
    /// Whether the component of the picture declares the edge. If not, only the mark tells of it.
    let isDeclared: Bool
  }

  /// The components with what they declare; those that were removed are the last ones.
  let snapshot: GraphSnapshot
  /// The marks of components in the order in which a reader should look at them.
  let marks: [Mark]
  let edgeMarks: [EdgeMark]
  /// What the marks are about; nil without marks.
  let about: String?

  init(
    _ snapshot: GraphSnapshot, marks: [Mark] = [], edgeMarks: [EdgeMark] = [],
    about: String? = nil
  ) {
    self.snapshot = snapshot
    self.marks = marks
    self.edgeMarks = edgeMarks
    self.about = about
  }

  /// A picture of a graph, or of the part of it that ``GraphSnapshot/around(_:depth:)`` returns.
  ///
  /// - Parameter snapshot: The graph.
  /// - Since: 0.1.0 of this package
  public init(of snapshot: GraphSnapshot) {
    self.init(snapshot)
  }
}

/// The boxes and arrows that fit on a page without controls. With marks, these are the marked components and those next
/// to them.
struct GraphDrawing {
  struct Box {
    let key: String
    let component: GraphComponent
    /// The worst that the rules found about the component.
    let severity: GraphFinding.Severity?
    let mark: GraphPicture.Mark?
  }

  struct Arrow {
    let from: String
    let to: String
    /// How the owner needs the target; empty for a plain dependency.
    let form: String
    let isDelayed: Bool
    let mark: GraphPicture.EdgeMark.Kind?
  }

  /// A type that a component needs, and nothing serves.
  struct Gap {
    let key: String
    let name: String
  }

  let boxes: [Box]
  let gaps: [Gap]
  let arrows: [Arrow]

  init(_ picture: GraphPicture) {
    let snapshot = picture.drawnPart
    var worst: [GraphComponent.ID: GraphFinding.Severity] = [:]
    for finding in snapshot.findings.reversed() where finding.isProblem {
      guard let id = finding.components.first, worst[id] != .error else { continue }
      worst[id] = finding.severity
    }
    let marks = Dictionary(picture.marks.map { ($0.id, $0) }) { first, _ in first }
    var keys: [GraphComponent.ID: String] = [:]
    boxes = snapshot.components.enumerated().map { index, component in
      keys[component.id] = "n\(index)"
      return Box(
        key: "n\(index)", component: component, severity: worst[component.id],
        mark: marks[component.id])
    }
    var edgeMarks: [[String]: GraphPicture.EdgeMark.Kind] = [:]
    for mark in picture.edgeMarks { edgeMarks[[mark.from, mark.to, mark.form]] = mark.mark }
    var arrows: [Arrow] = []
    var gaps: [Gap] = []
    for (index, component) in snapshot.components.enumerated() {
      for dependency in component.dependencies {
        let form = dependency.form
        func arrow(_ end: String, _ mark: GraphPicture.EdgeMark.Kind?) -> Arrow {
          Arrow(
            from: "n\(index)", to: end, form: form, isDelayed: dependency.delay != nil, mark: mark)
        }
        arrows += dependency.targets.compactMap { id in
          keys[id].map { arrow($0, edgeMarks[[component.id, id, form]]) }
        }
        if dependency.isMissing, !dependency.isMany, !dependency.isOptional {
          gaps.append(Gap(key: "m\(gaps.count)", name: dependency.name))
          arrows.append(arrow(gaps.last!.key, nil))
        }
      }
    }
    for mark in picture.edgeMarks where !mark.isDeclared {
      guard let from = keys[mark.from], let to = keys[mark.to] else { continue }
      arrows.append(
        Arrow(from: from, to: to, form: mark.form, isDelayed: false, mark: mark.mark))
    }
    self.arrows = arrows
    self.gaps = gaps
  }
}

extension GraphPicture {
  /// The marked components, those at marked edges, and those next to them; the whole graph without marks.
  fileprivate var drawnPart: GraphSnapshot {
    guard about != nil else { return snapshot }
    let wanted = Set(marks.map(\.id) + edgeMarks.flatMap { [$0.from, $0.to] })
    let index = GraphIndex(snapshot)
    let vertices = snapshot.components.indices.filter {
      wanted.contains(snapshot.components[$0].id)
    }
    return snapshot.part(index.neighbours(of: vertices, 1))
  }
}
