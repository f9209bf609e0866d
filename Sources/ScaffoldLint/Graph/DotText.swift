/// A graph in the language of Graphviz.
package struct DotText: Sendable {
    private let graph: AppGraph
    private let groups: [String?: [AppGraph.Node]]
    private let modules: [String: String?]

    package init(_ graph: AppGraph) {
        self.graph = graph
        groups = Dictionary(grouping: graph.nodes, by: \.module)
        modules = Dictionary(graph.nodes.map { ($0.name, $0.module) }, uniquingKeysWith: { first, _ in first })
    }

    /// The text, which ends in a line break.
    package var text: String {
        var lines = [
            "digraph app {",
            "  graph [rankdir=LR, compound=true, newrank=true, nodesep=0.22, ranksep=0.75, fontname=\"Helvetica\", bgcolor=white];",
            "  node [shape=box, style=\"rounded,filled\", fillcolor=white, color=\"#8a8a8f\", fontname=\"Helvetica\", fontsize=11,"
                + " height=0.32, margin=\"0.12,0.05\"];",
            "  edge [color=\"#6b6b70\", fontname=\"Helvetica\", fontsize=9, fontcolor=\"#6b6b70\", arrowsize=0.7];",
        ]
        for module in graph.groups { lines += cluster(module) }
        for node in groups[nil] ?? [] { lines.append("  " + self.node(node)) }
        for edge in graph.edges { lines.append("  " + self.edge(edge)) }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func cluster(_ module: String) -> [String] {
        [
            "  subgraph \(Self.quoted("cluster_" + module)) {",
            "    label=\(Self.quoted(module)); labeljust=l; fontsize=13; style=\"rounded,filled\"; color=\"#d9d9de\"; fillcolor=\"#f6f6f8\";",
        ] + (groups[module] ?? []).map { "    " + node($0) } + ["  }"]
    }

    private func node(_ node: AppGraph.Node) -> String {
        let look =
            switch node.kind {
            case .coordinator: " [fillcolor=\"#dbe8fb\", color=\"#5b82bd\"]"
            case .module: " [fillcolor=\"#f6f6f8\", fontsize=13]"
            case .screen: ""
            }
        return Self.quoted(node.name) + look + ";"
    }

    private func edge(_ edge: AppGraph.Edge) -> String {
        var look: [String]
        switch edge.kind {
        case .starts: look = ["color=\"#5b82bd\"", "penwidth=1.3"]
        case .shows: look = ["color=\"#b9b9c0\"", "style=dashed", "arrowhead=empty"]
        case .navigates: look = ["color=\"#1c1c1e\""]
        }
        if edge.kind == .navigates, modules[edge.from] != modules[edge.to] {
            // Edges to other modules do not push these apart.
            look.append("constraint=false")
        } else {
            // Side to side, so that no edge is drawn over a module's title.
            look += ["tailport=e", "headport=w"]
        }
        if let label = edge.label { look.append("label=\(Self.quoted(label))") }
        return "\(Self.quoted(edge.from)) -> \(Self.quoted(edge.to)) [\(look.joined(separator: ", "))];"
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) } + "\""
    }
}
