import YAMLReader

/// What a team has settled for its app in `.scaffold.yml`: the style, and its options.
public struct AppConfiguration: Sendable, Equatable {
    static let path = ".scaffold.yml"
    static let keys = ["style", "options"]

    public var style: Located<String>?
    public var options: [Located<StyleChoice>] = []

    /// The configuration at the app's root, empty where there is none.
    ///
    /// - Throws: `PlanError` for a file that is not sound.
    public static func read(in tree: FileTree) throws(PlanError) -> AppConfiguration {
        let bytes: [UInt8]?
        do throws(FileTreeError) {
            bytes = try tree.read(RelativePath(trusted: path))
        } catch {
            throw .files(error)
        }
        guard let bytes else { return AppConfiguration() }
        let (configuration, problems) = parse(YAMLSource(name: path, bytes: bytes))
        guard !problems.hasErrors else { throw .problems(problems) }
        return configuration
    }

    private static func parse(_ source: YAMLSource) -> (AppConfiguration, Problems) {
        do throws(Problem) {
            guard let root = try source.rootIfAny() else { return (AppConfiguration(), Problems()) }
            var reader = MappingReader(root, of: "the configuration", source: source.name, known: keys)
            var configuration = AppConfiguration(style: reader.text("style"))
            configuration.options = reader.entries("options").compactMap { entry in
                let name = entry.key.text ?? ""
                return reader.text(entry.value, of: "the option \"\(name)\"").map {
                    Located(StyleChoice(option: name, value: $0.value), at: reader.mark(of: entry.key))
                }
            }
            return (configuration, reader.problems)
        } catch {
            return (AppConfiguration(), Problems([error]))
        }
    }
}
