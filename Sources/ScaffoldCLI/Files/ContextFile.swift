import Diagnostics
import StencilEngine
import YAMLReader

/// A file with the context of a template: an object in JSON or YAML.
struct ContextFile {
    let path: String

    func read(from console: Console) throws(Failure) -> TemplateDictionary {
        let file = InputFile(path: path)
        let bytes = try file.read(from: console)
        guard let node = try YAMLSource(name: file.name, bytes: bytes).rootIfAny() else { return [:] }
        guard let entries = node.entries else {
            throw Failure(
                "the context is \(node.kindDescription), not an object",
                at: SourceMark(node.start, in: file.name)
            )
        }
        return Self.dictionary(entries)
    }

    private static func dictionary(_ entries: [YAMLEntry]) -> TemplateDictionary {
        var dictionary = TemplateDictionary()
        for entry in entries { dictionary[entry.key.text ?? ""] = value(entry.value) }
        return dictionary
    }

    /// Recursive; the YAML reader limits the depth.
    private static func value(_ node: YAMLNode) -> TemplateValue {
        switch node.content {
        case .sequence(let items): return .array(items.map(value))
        case .mapping(let entries): return .dictionary(dictionary(entries))
        case .scalar(let scalar):
            return switch scalar.resolved {
            case .bool(let value): .bool(value)
            case .int(let value): .int(value)
            case .double(let value): .double(value)
            case .string(let text): .string(text)
            default: .null
            }
        }
    }
}
