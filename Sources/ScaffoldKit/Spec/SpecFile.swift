import Diagnostics
import YAMLReader

/// Reads a module spec from a YAML or JSON file.
///
/// Wherever the flags have a small language (screens, use cases, types, routes), a string in the file is read by it; the
/// longer mappings say the same with keys of their own.
public struct SpecFile: Sendable {
    static let keys = ["name", "style", "options", "screens", "routes", "useCases", "types", "links", "aliases", "tab"]

    private let source: YAMLSource

    public init(_ source: YAMLSource) {
        self.source = source
    }

    /// The spec with every problem of the file; `nil` where the file is no mapping at all or names no module.
    public func spec() -> (spec: ModuleSpec?, problems: Problems) {
        do throws(Failure) {
            let root = try source.root()
            var reader = SpecFileReader(root, source: source.name)
            let spec = reader.spec()
            return (spec, reader.problems)
        } catch {
            return (nil, Problems(error.problems))
        }
    }
}
