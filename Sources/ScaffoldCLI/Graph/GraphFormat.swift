/// The formats of a graph.
enum GraphFormat: String, CaseIterable, Sendable {
    case mermaid, dot, json, svg
}
