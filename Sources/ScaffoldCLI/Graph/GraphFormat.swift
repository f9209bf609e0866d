/// How a graph is written.
enum GraphFormat: String, CaseIterable, Sendable {
    case mermaid, dot, json, svg
}
