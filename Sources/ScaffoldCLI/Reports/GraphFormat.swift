/// A format of `scaffold graph`.
enum GraphFormat: String, CaseIterable, Sendable {
    case mermaid, dot, json, svg
}
