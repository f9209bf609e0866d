import Diagnostics
import YAMLReader

/// The texts of a spec (and array types, which YAML reads as lists) that the small language of the flags reads, and the schema only by a pattern.
struct LanguagePlaces {
    private var nodes: [YAMLNode] = []

    init(of root: YAMLNode) {
        for key in ["screens", "useCases", "types"] {
            for item in root[key]?.sequence ?? [] {
                if item.scalar != nil { nodes.append(item) }
                nodes += ["parameters", "properties"].flatMap { item[$0]?.entries ?? [] }.map(\.value)
                nodes += ["throws", "returns"].compactMap { item[$0] }
            }
        }
        nodes = nodes.filter { $0.entries == nil }
    }

    /// Whether a problem's place is in one of them.
    func contain(_ mark: SourceMark?) -> Bool {
        guard let line = mark?.line, let column = mark?.column else { return false }
        return nodes.contains { node in
            (node.start.line, node.start.column) <= (line, column) && (line, column) <= (node.end.line, node.end.column)
        }
    }
}
