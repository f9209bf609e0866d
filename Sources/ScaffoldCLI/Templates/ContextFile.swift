import ScaffoldKit
import StencilEngine
import YAMLReader

/// A file of values for a template: an object in JSON or YAML.
struct ContextFile {
    let path: String

    /// The values in the order of the file.
    func read(from console: Console) throws -> TemplateDictionary {
        let file = InputFile(path: path)
        let bytes = try file.read(from: console)
        guard let node = try Self.node(of: bytes, named: file.name) else { return [:] }
        guard let entries = node.entries else {
            throw Problem(
                "the context is \(node.kindDescription), where an object is wanted",
                at: Self.mark(node.start, in: file.name)
            )
        }
        return Self.dictionary(entries)
    }

    private static func node(of bytes: [UInt8], named name: String) throws(Problem) -> YAMLNode? {
        do throws(YAMLProblem) {
            return try YAMLReader.read(bytes: bytes)
        } catch {
            throw Problem(error.message, at: mark(error.position, in: name), hint: error.hint)
        }
    }

    private static func mark(_ position: YAMLPosition, in name: String) -> SourceMark {
        SourceMark(source: name, line: position.line, column: position.column)
    }

    private static func dictionary(_ entries: [YAMLEntry]) -> TemplateDictionary {
        var dictionary = TemplateDictionary()
        for entry in entries { dictionary[entry.key.text ?? ""] = value(entry.value) }
        return dictionary
    }

    /// The node's value; nesting is bounded by the reader.
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
