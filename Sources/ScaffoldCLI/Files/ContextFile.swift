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
        guard case .dictionary(let context) = node.value else {
            throw Failure(
                "the context is \(node.kindDescription), not an object",
                at: SourceMark(node.start, in: file.name)
            )
        }
        return context
    }
}
