/// The styles that there are, as folders of text: those that travel in the binary, and a team's own.
///
/// Nothing is read before it is asked for: most runs need one style of several.
public struct StyleLibrary: Sendable {
    private let files: [(path: String, text: String)]

    /// - Parameter files: Paths that begin with the style's name (`name/style.yml`), with their texts. Templates below
    ///   `common/` can be used by every style, `frameworks/` holds the names that frameworks keep for themselves, and the
    ///   file `default-style` names the style that is taken where nothing says which.
    public init(files: [(path: String, text: String)]) {
        self.files = files
    }

    /// The names of all styles, sorted.
    public var names: [String] {
        files.compactMap { file in
            file.path.hasSuffix("/style.yml") ? String(file.path.dropLast("/style.yml".count)) : nil
        }
        .sorted()
    }

    /// The style that is taken where nothing says which.
    public var defaultName: String? {
        files.first { $0.path == "default-style" }?.text.trimmingSpaces ?? names.first
    }

    /// The names that the frameworks keep for themselves.
    public var frameworks: FrameworkNames {
        let lists = folder("frameworks").map { (String($0.path.prefix { $0 != "." }), $0.text) }
        return FrameworkNames(lists: Dictionary(lists, uniquingKeysWith: { first, _ in first }))
    }

    /// Reads a style.
    ///
    /// - Throws: `Problems` when there is no style of that name or its manifest is not sound.
    public func style(_ name: Located<String>) throws(Problems) -> Style {
        var templates = Dictionary(
            folder("common").map { ("common/" + $0.path, $0.text) },
            uniquingKeysWith: { first, _ in first }
        )
        for file in folder(name.value) { templates[file.path] = file.text }
        guard let manifest = templates.removeValue(forKey: "style.yml") else {
            let hint =
                Suggestion(among: names).hint(for: name.value) ?? "the styles are \(names.joined(separator: ", "))"
            throw Problems([Problem("there is no style \"\(name.value)\"", at: name.mark, hint: hint)])
        }
        let source = YAMLSource(name: "\(name.value)/style.yml", text: manifest)
        let (read, problems) = ManifestReader.read(source, templates: Set(templates.keys))
        guard var read else { throw problems }
        guard read.name == name.value else {
            throw Problems([
                Problem(
                    "the style in the folder \"\(name.value)\" calls itself \"\(read.name)\"",
                    at: SourceMark(source: source.name, line: 1, column: 1)
                )
            ])
        }
        read.isDefault = read.name == defaultName
        return Style(manifest: read, templates: templates)
    }

    /// The files below a folder, by their paths in it.
    private func folder(_ name: String) -> [(path: String, text: String)] {
        let prefix = name + "/"
        return files.compactMap { file in
            file.path.utf8.starts(with: prefix.utf8)
                ? (path: String(file.path.dropFirst(prefix.count)), text: file.text) : nil
        }
    }
}
