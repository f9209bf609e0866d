import Diagnostics
import FileTransaction
import YAMLReader

/// An app's configuration from `.scaffold.yml`: the style and its options, and what is for lint.
package struct AppConfiguration: Sendable {
    package static let path = ".scaffold.yml"
    static let keys = ["style", "options", "paths", "header", "indentation", "minimum", "verify", "generated", "lint"]

    package var style: Located<String>?
    package var options: [Located<StyleChoice>] = []
    /// Path templates, by the id of the piece.
    package var paths: [String: String] = [:]
    /// The comment at the top of every Swift file.
    package var header: FileHeader?
    package var indentation: Indentation?
    /// The oldest iOS that the app supports. It takes precedence over the project's deployment target.
    package var minimumIOS: Located<String>?

    /// The command that builds the app, for `--verify`.
    package var verify: Located<String>?

    /// The files and folders that other tools write, and that are neither copied nor edited.
    package var generated: [Glob] = []

    package init(style: Located<String>? = nil) { self.style = style }

    /// The settings of lint, under `lint`, for their own reader.
    package private(set) var lint: YAMLNode?

    /// Reads the configuration at the app's root, once for all copies of a tree; it is empty if there is no file.
    ///
    /// - Throws: `Failure` if the file is invalid.
    package static func read(in tree: FileTree) throws(Failure) -> AppConfiguration {
        guard !tree.changedPaths.contains(RelativePath(trusted: path)) else { return try parsed(in: tree) }
        return try tree.shared { (tree) throws(Failure) in try parsed(in: tree) }
    }

    private static func parsed(in tree: FileTree) throws(Failure) -> AppConfiguration {
        guard let bytes = try tree.read(RelativePath(trusted: path)) else { return AppConfiguration() }
        let (configuration, problems) = parse(YAMLSource(name: path, bytes: bytes))
        guard !problems.hasErrors else { throw Failure(problems) }
        return configuration
    }

    package static func exists(in tree: FileTree) throws(Failure) -> Bool {
        return try tree.hasFile(RelativePath(trusted: path))
    }

    private static func parse(_ source: YAMLSource) -> (AppConfiguration, Problems) {
        do throws(Failure) {
            guard let root = try source.rootIfAny() else { return (AppConfiguration(), Problems()) }
            let reader = MappingReader(root, of: "the configuration", source: source.name, known: keys)
            var configuration = AppConfiguration(style: reader.text("style"))
            configuration.options = reader.options()
            for entry in reader.entries("paths") {
                let piece = entry.key.text ?? ""
                configuration.paths[piece] = reader.text(entry.value, of: "the path of \"\(piece)\"")?.value
            }
            configuration.header = header(reader)
            configuration.indentation = indentation(reader)
            configuration.minimumIOS = reader.minimumIOS()
            configuration.verify = reader.text("verify")
            configuration.generated = reader.texts("generated").map { Glob($0.value) }
            configuration.lint = root["lint"]
            return (configuration, reader.problems)
        } catch {
            return (AppConfiguration(), Problems(error.problems))
        }
    }

    /// Whether another tool writes a file, by its folder or the configuration.
    package func isGenerated(_ path: RelativePath) -> Bool {
        path.isInGeneratedFolder || generated.contains { $0.matches(path.text) }
    }

    /// Reads the header's lines. An empty text means no header, even if the app's files have one.
    private static func header(_ reader: MappingReader) -> FileHeader? {
        guard let text = reader.text("header") else { return nil }
        let lines = text.value.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let kept = lines.last == "" ? Array(lines.dropLast()) : lines
        if let wrong = kept.first(where: { !$0.hasPrefix("//") }), !(kept.count == 1 && wrong.isEmpty) {
            reader.add(
                "\"\(wrong)\" is no comment",
                at: text.mark,
                hint: "every line of the header begins with \"//\"; {file} stands for the file's name"
            )
        }
        return FileHeader(lines: kept == [""] ? [] : kept)
    }

    private static func indentation(_ reader: MappingReader) -> Indentation? {
        guard let text = reader.text("indentation") else { return nil }
        guard let indentation = Indentation(text.value) else {
            reader.add(
                "\"\(text.value)\" is no indentation",
                at: text.mark,
                hint: "it is \"tabs\" or a number of spaces from 1 to 8"
            )
            return nil
        }
        return indentation
    }
}

extension RelativePath {
    /// Whether it lies in a folder that tools write, as Tuist does `Derived`.
    var isInGeneratedFolder: Bool { components.dropLast().contains { $0 == "Derived" || $0 == "Generated" } }
}
