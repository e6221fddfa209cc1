import DIEngine
import DIEngineGraph
import Testing

/// A random graph of components, the same for the same seed.
struct RandomGraph: CustomTestStringConvertible {
  struct Component {
    var lifetime: LifetimeKind
    /// The dependencies of the initializer.
    var parameters: [Int]
    /// The dependencies of the injections, and whether these are deferred.
    var injections: [(target: Int, waits: Bool)]
    /// Whether the closures receive the container.
    var asksItself: Bool
  }

  let seed: UInt64
  let components: [Component]

  var testDescription: String { "seed \(seed)" }

  init(seed: UInt64) {
    self.seed = seed
    var numbers = Numbers(state: seed)
    let count = numbers.next(2...12)
    let lifetimes: [LifetimeKind] = [.nowhere, .nowhere, .graph, .scope, .engine, .store]
    components = (0..<count).map { index in
      // Mostly to later components, so that not every graph has a cycle of initializers.
      func target() -> Int {
        numbers.next(0...9) < 8 && index + 1 < count
          ? numbers.next((index + 1)...(count - 1)) : numbers.next(0...(count - 1))
      }
      let isDown = numbers.next(0...9) < 9
      let parameters =
        index + 1 < count
        ? (0..<numbers.next(0...2)).map { _ in
          isDown ? numbers.next((index + 1)...(count - 1)) : target()
        } : []
      return Component(
        lifetime: lifetimes[numbers.next(0...(lifetimes.count - 1))], parameters: parameters,
        injections: (0..<numbers.next(0...(2 - parameters.count / 2))).map { _ in
          (numbers.next(0...(count - 1)), numbers.next(0...1) == 1)
        },
        asksItself: numbers.next(0...1) == 1)
    }
  }
}

extension RandomGraph {
  /// Registers the graph. Reports each created object; the obstacle may throw before an object is
  /// created.
  func register(
    in c: RawContainer, _ style: RawContainer.Style, made: @escaping (Vertex) -> Void,
    obstacle: @escaping () throws -> Void
  ) {
    let store = DictionaryStore()
    for (index, component) in components.enumerated() {
      let lifetime = Lifetime(component.lifetime)
      func create<V: VertexType>(_ type: V.Type, _ parameters: [Vertex]) throws -> V {
        try obstacle()
        let vertex = V(index)
        vertex.parameters = parameters
        made(vertex)
        return vertex
      }
      func declare<V: VertexType>(_ type: V.Type) -> Declaration<V> {
        guard component.asksItself else { return declareTyped(type) }
        return c.closure(style, kept: lifetime, line: index) { c in
          try create(type, component.parameters.map { try c.vertex(vertexTypes[$0]) })
        }
      }
      func declareTyped<V: VertexType>(_ type: V.Type) -> Declaration<V> {
        let types = component.parameters.map { vertexTypes[$0] }
        func one<A: VertexType>(_ a: A.Type) -> Declaration<V> {
          c.declare(style, kept: lifetime, line: index) { (a: A) in try create(type, [a]) }
        }
        func two<A: VertexType, B: VertexType>(_ a: A.Type, _ b: B.Type) -> Declaration<V> {
          c.declare(style, kept: lifetime, line: index) { (a: A, b: B) in
            try create(type, [a, b])
          }
        }
        switch types.count {
        case 0: return c.declare(style, kept: lifetime, line: index) { try create(type, []) }
        case 1:
          let first = types[0]
          return one(first)
        default:
          let (first, second) = (types[0], types[1])
          return two(first, second)
        }
      }
      func describe<V: VertexType>(_ type: V.Type) {
        let declaration = declare(type).change {
          if component.lifetime == .store { $0.store = store }
        }
        for injection in component.injections {
          func inject<T: VertexType>(_ target: T.Type) {
            let waits = injection.waits || style != .immediate
            declaration.change {
              $0.injections.append(
                .automatic(isDeferred: waits) { (v: V, t: T) in v.injections.append(t) })
            }
          }
          let target = vertexTypes[injection.target]
          if component.asksItself {
            declaration.run(later: injection.waits || style != .immediate) { c, vertex in
              vertex.injections.append(try c.vertex(target))
            }
          } else {
            inject(target)
          }
        }
      }
      let type = vertexTypes[index]
      describe(type)
    }
  }
}
