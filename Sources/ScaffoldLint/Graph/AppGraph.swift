/// The modules, coordinators and screens of an app, and the ways between them.
public struct AppGraph: Sendable, Equatable {
    public struct Node: Sendable, Equatable {
        public enum Kind: String, Sendable, CaseIterable {
            case module, coordinator, screen
        }

        /// The type's name; of a module its own.
        public var name: String
        public var kind: Kind
        /// The module of the node, if it has one.
        public var module: String?
        public var file: String?
        public var line: Int?
    }

    public struct Edge: Sendable, Hashable {
        public enum Kind: String, Sendable, CaseIterable {
            /// A coordinator that starts another, or hands over to it.
            case starts
            /// A coordinator that shows a screen.
            case shows
            /// A screen that a user goes to from another.
            case navigates
        }

        public var from: String
        public var to: String
        public var kind: Kind
        /// What the screen asks its coordinator for: `showDetail`, `push(.detail)`.
        public var label: String?
    }

    /// The names of the modules that have nodes, sorted.
    public var modules: [String]
    /// Sorted by module, coordinators before screens.
    public var nodes: [Node]
    public var edges: [Edge]

    /// How much of an app a graph shows.
    public enum Level: String, Sendable, CaseIterable {
        case modules, coordinators, screens
    }

    /// The graph at a level: the edges of omitted nodes move to their coordinator or module.
    public func reduced(to level: Level) -> AppGraph {
        guard level != .screens else { return self }
        var owner: [String: String] = [:]
        let coordinators = Dictionary(grouping: nodes.filter { $0.kind == .coordinator }) { $0.module ?? "" }
        for node in nodes {
            let module = node.module ?? ""
            let coordinator = node.kind == .coordinator ? node.name : coordinators[module]?.first?.name
            owner[node.name] = level == .modules ? node.module ?? node.name : coordinator ?? node.name
        }
        var seen: Set<Edge> = []
        let edges = edges.compactMap { edge -> Edge? in
            guard let from = owner[edge.from], let to = owner[edge.to], from != to else { return nil }
            let kind: Edge.Kind = edge.kind == .shows ? .starts : edge.kind
            let reduced = Edge(from: from, to: to, kind: kind, label: nil)
            return seen.insert(reduced).inserted ? reduced : nil
        }
        // An edge of navigation replaces one of starting.
        let taken = Set(edges.filter { $0.kind == .navigates }.map { [$0.from, $0.to] })
        let kept = edges.filter { $0.kind == .navigates || !taken.contains([$0.from, $0.to]) }
        let names = Set(owner.values)
        let left =
            level == .modules
            ? names.sorted().map { Node(name: $0, kind: .module, module: nil, file: nil, line: nil) }
            : nodes.filter { names.contains($0.name) }
        return AppGraph(modules: level == .modules ? [] : modules, nodes: left, edges: kept)
    }

    /// The part around some modules: their nodes, and those that are one step away.
    public func around(_ names: Set<String>) -> AppGraph {
        let own = Set(nodes.filter { $0.module.map(names.contains) ?? names.contains($0.name) }.map(\.name))
        let edges = edges.filter { own.contains($0.from) || own.contains($0.to) }
        let near = own.union(edges.flatMap { [$0.from, $0.to] })
        let nodes = nodes.filter { near.contains($0.name) }
        let modules = modules.filter { module in nodes.contains { $0.module == module } }
        return AppGraph(modules: modules, nodes: nodes, edges: edges)
    }
}
