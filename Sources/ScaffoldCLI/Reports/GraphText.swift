import Diagnostics
import ScaffoldLint
import StencilEngine

/// A graph in a language that other programs draw, as the template of the language writes it.
struct GraphText {
    let graph: AppGraph
    /// What the language has in quoted text in place of a character.
    let escapes: [Unicode.Scalar: String]

    func text(_ language: String) throws(Failure) -> String {
        let groups = Dictionary(grouping: graph.nodes, by: \.module)
        let modules = Dictionary(graph.nodes.map { ($0.name, $0.module) }, uniquingKeysWith: { first, _ in first })
        // Keywords such as "end" and names outside of ASCII cannot be ids.
        let numbered = graph.nodes.enumerated().map { ($1.name, TemplateValue.string("n\($0)")) }
        let ids = Dictionary(numbered, uniquingKeysWith: { $1 })
        let value = { (node: AppGraph.Node) -> TemplateValue in
            ["id": ids[node.name] ?? nil, "name": quoted(node.name), "kind": .string(node.kind.rawValue)]
        }
        let clusters: [TemplateValue] = graph.groups.map { module in
            let nodes = (groups[module] ?? []).map(value)
            return ["name": quoted(module), "cluster": quoted("cluster_" + module), "nodes": .array(nodes)]
        }
        let edges: [TemplateValue] = graph.edges.map { edge in
            [
                "from": quoted(edge.from), "to": quoted(edge.to), "start": ids[edge.from] ?? nil,
                "end": ids[edge.to] ?? nil, "kind": .string(edge.kind.rawValue),
                "label": edge.label.map(quoted) ?? nil, "isInside": .bool(modules[edge.from] == modules[edge.to]),
            ]
        }
        let coordinators = graph.nodes.filter { $0.kind == .coordinator }.compactMap { ids[$0.name] }
        return try BuiltInPage("graph/\(language).stencil").text([
            "groups": .array(clusters), "nodes": .array((groups[nil] ?? []).map(value)), "edges": .array(edges),
            "coordinators": .array(coordinators),
        ])
    }

    private func quoted(_ text: String) -> TemplateValue { "\"\(text.escaped(by: escapes))\"" }
}
