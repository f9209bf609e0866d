import ScaffoldLint
import YAMLReader

/// A graph as JSON.
struct GraphJSON {
    let graph: AppGraph

    var value: YAMLValue {
        .members([
            "modules": .array(graph.modules.map(YAMLValue.string)),
            "nodes": .array(graph.nodes.map(Self.object)),
            "edges": .array(graph.edges.map(Self.object)),
        ])
    }

    private static func object(_ node: AppGraph.Node) -> YAMLValue {
        .members([
            "name": .string(node.name),
            "kind": .string(node.kind.rawValue),
            "module": node.module.map(YAMLValue.string),
            "file": node.file.map(YAMLValue.string),
            "line": node.line.map(YAMLValue.int),
        ])
    }

    private static func object(_ edge: AppGraph.Edge) -> YAMLValue {
        .members([
            "from": .string(edge.from),
            "to": .string(edge.to),
            "kind": .string(edge.kind.rawValue),
            "label": edge.label.map(YAMLValue.string),
        ])
    }
}
