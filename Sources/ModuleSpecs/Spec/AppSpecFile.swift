import Diagnostics
import YAMLReader

/// An app spec in a YAML or JSON file: the app's name, style, options and module specs.
package struct AppSpecFile: Sendable {
    static let keys = ["name", "style", "options", "minimum", "modules"]

    private let source: YAMLSource

    package init(_ source: YAMLSource) { self.source = source }

    /// The spec with every problem of the file; `nil` if the file is not a mapping.
    package func spec() -> (spec: AppSpec?, problems: Problems) {
        do throws(Failure) {
            let root = try source.root()
            let reader = MappingReader(root, of: "the app spec", source: source.name, known: Self.keys)
            guard root.entries != nil else { return (nil, reader.problems) }
            var spec = AppSpec(name: reader.text("name") ?? Located("", at: reader.mark))
            spec.style = reader.text("style")
            spec.options = reader.options()
            spec.minimumIOS = reader.minimumIOS()
            var problems = Problems()
            spec.modules = reader.list("modules").compactMap { module($0, &problems) }
            problems.add(reader.problems)
            return (spec, problems)
        } catch {
            return (nil, Problems(error.problems))
        }
    }

    /// A module spec, or only a name, which stands for the usual screens of a module with that name.
    private func module(_ node: YAMLNode, _ problems: inout Problems) -> ModuleSpec? {
        if let text = node.text {
            let mark = SourceMark(node.start, in: source.name)
            return UsualModule.spec(named: Located(text, at: mark))
        }
        let reader = SpecFileReader(node, source: source.name)
        let spec = reader.spec()
        problems.add(reader.problems)
        return spec
    }
}
