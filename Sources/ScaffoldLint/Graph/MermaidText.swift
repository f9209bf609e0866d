/// A graph in the language of Mermaid, as GitHub draws it in Markdown.
package struct MermaidText: Sendable {
    private let graph: AppGraph
    private let ids: [String: String]

    package init(_ graph: AppGraph) {
        self.graph = graph
        var ids: [String: String] = [:]
        // Keywords such as "end" and names outside of ASCII cannot be ids.
        for (number, node) in graph.nodes.enumerated() { ids[node.name] = "n\(number)" }
        self.ids = ids
    }

    /// The text, which ends in a line break.
    package var text: String {
        var lines = ["flowchart LR"]
        let groups = Dictionary(grouping: graph.nodes, by: \.module)
        for (number, module) in graph.groups.enumerated() {
            lines.append("  subgraph m\(number)[\(Self.quoted(module))]")
            lines += (groups[module] ?? []).map { "    " + node($0) }
            lines.append("  end")
        }
        lines += (groups[nil] ?? []).map { "  " + node($0) }
        lines += graph.edges.compactMap(edge).map { "  " + $0 }
        let coordinators = graph.nodes.filter { $0.kind == .coordinator }.compactMap { ids[$0.name] }
        if !coordinators.isEmpty {
            lines.append("  classDef coordinator fill:#dbe8fb,stroke:#5b82bd,color:#1c1c1e")
            lines.append("  class \(coordinators.joined(separator: ",")) coordinator")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func node(_ node: AppGraph.Node) -> String {
        let id = ids[node.name] ?? ""
        return node.kind == .coordinator ? "\(id)([\(Self.quoted(node.name))])" : "\(id)[\(Self.quoted(node.name))]"
    }

    private func edge(_ edge: AppGraph.Edge) -> String? {
        guard let from = ids[edge.from], let to = ids[edge.to] else { return nil }
        let label = edge.label.map { "|\(Self.quoted($0))|" } ?? ""
        switch edge.kind {
        case .starts: return "\(from) ==> \(to)"
        case .shows: return "\(from) -.-> \(to)"
        case .navigates: return "\(from) -->\(label) \(to)"
        }
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.reduce(into: "") { $0 += $1 == "\"" ? "#quot;" : String($1) } + "\""
    }
}
