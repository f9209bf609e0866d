import Diagnostics
import YAMLReader

/// A module spec in a YAML or JSON file.
///
/// Screens, use cases, types and routes may be strings in the language of the flags, or equivalent mappings with keys
/// of their own.
package struct SpecFile: Sendable {
    static let keys = ["name", "style", "options", "screens", "routes", "useCases", "types", "links", "aliases", "tab"]

    private let source: YAMLSource

    package init(_ source: YAMLSource) { self.source = source }

    /// The spec with every problem of the file; `nil` if the file is not a mapping or does not name a module.
    package func spec() -> (spec: ModuleSpec?, problems: Problems) {
        do throws(Failure) {
            let root = try source.root()
            let reader = SpecFileReader(root, source: source.name)
            let spec = reader.spec()
            return (spec, reader.problems)
        } catch {
            return (nil, Problems(error.problems))
        }
    }
}
