/// A graph of the modules, coordinators and screens of an app.
package struct AppGraph: Sendable, Equatable {
    package struct Node: Sendable, Equatable {
        package enum Kind: String, Sendable, CaseIterable {
            case module, coordinator, screen
        }

        /// The name of the type or module.
        package var name: String
        package var kind: Kind
        /// The module of the node, or the part of the app itself that it is named after.
        package var module: String?
        package var file: String?
        package var line: Int?
    }

    package struct Edge: Sendable, Hashable {
        package enum Kind: String, Sendable, CaseIterable {
            /// A coordinator that starts another, or hands over to it.
            case starts
            /// A coordinator that shows a screen.
            case shows
            /// A screen from which another is reached.
            case navigates
        }

        package var from: String
        package var to: String
        package var kind: Kind
        /// The call on the coordinator: `showDetail`, `push(.detail)`.
        package var label: String?
    }

    /// The names of the app's modules, sorted.
    package var modules: [String]
    /// Sorted by module, coordinators before screens.
    package var nodes: [Node]
    package var edges: [Edge]

    /// The names of the modules and parts that nodes are drawn in, sorted.
    package var groups: [String] { Set(nodes.compactMap(\.module)).sorted() }

    /// How much of an app a graph shows.
    package enum Level: String, Sendable, CaseIterable {
        case modules, coordinators, screens
    }

    /// The graph at a level: the edges of omitted nodes move to their coordinator or module.
    package func reduced(to level: Level) -> AppGraph {
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
        let names = Set(owner.values).union(level == .modules ? modules : [])
        let left =
            level == .modules
            ? names.sorted().map { Node(name: $0, kind: .module, module: nil, file: nil, line: nil) }
            : nodes.filter { names.contains($0.name) }
        return AppGraph(modules: level == .modules ? [] : modules, nodes: left, edges: kept)
    }

    /// The part around some modules: their nodes, and those that are one step away.
    package func around(_ names: Set<String>) -> AppGraph {
        let own = Set(nodes.filter { $0.module.map(names.contains) ?? names.contains($0.name) }.map(\.name))
        let edges = edges.filter { own.contains($0.from) || own.contains($0.to) }
        let near = own.union(edges.flatMap { [$0.from, $0.to] })
        let nodes = nodes.filter { near.contains($0.name) }
        let modules = modules.filter { module in nodes.contains { $0.module == module } }
        return AppGraph(modules: modules, nodes: nodes, edges: edges)
    }
}
