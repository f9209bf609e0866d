/// The styles that there are, as folders of text: those that travel in the binary, and a team's own.
public struct StyleLibrary: Sendable {
    /// The files of each style by their paths in its folder.
    private let folders: [String: [String: String]]

    /// Templates that every style can use, by their paths with `common/` before them.
    private let common: [String: String]
    /// The names that the frameworks keep for themselves, from the lists in `frameworks/`.
    public let frameworks: FrameworkNames

    /// - Parameter files: Paths that begin with the style's name (`name/style.yml`), with their texts.
    public init(files: [(path: String, text: String)]) {
        var folders: [String: [String: String]] = [:]
        for file in files {
            guard let slash = file.path.firstIndex(of: "/") else { continue }
            folders[String(file.path[..<slash]), default: [:]][String(file.path[file.path.index(after: slash)...])] =
                file.text
        }
        let lists = (folders["frameworks"] ?? [:]).map { (String($0.key.prefix { $0 != "." }), $0.value) }
        frameworks = FrameworkNames(lists: Dictionary(lists, uniquingKeysWith: { first, _ in first }))
        let shared = (folders["common"] ?? [:]).map { ("common/" + $0.key, $0.value) }
        common = Dictionary(shared, uniquingKeysWith: { first, _ in first })
        self.folders = folders.filter { $0.value["style.yml"] != nil }
    }

    /// The names of all styles, sorted.
    public var names: [String] { folders.keys.sorted() }

    /// Reads a style.
    ///
    /// - Throws: `Problems` when there is no style of that name or its manifest is not sound.
    public func style(_ name: Located<String>) throws(Problems) -> Style {
        guard let folder = folders[name.value], let manifest = folder["style.yml"] else {
            let hint =
                Suggestion(among: names).hint(for: name.value) ?? "the styles are \(names.joined(separator: ", "))"
            throw Problems([Problem("there is no style \"\(name.value)\"", at: name.mark, hint: hint)])
        }
        let templates = folder.filter { $0.key != "style.yml" }.merging(common) { own, _ in own }
        let source = YAMLSource(name: "\(name.value)/style.yml", text: manifest)
        let (read, problems) = ManifestReader.read(source, templates: Set(templates.keys))
        guard let read else { throw problems }
        guard read.name == name.value else {
            throw Problems([
                Problem(
                    "the style in the folder \"\(name.value)\" calls itself \"\(read.name)\"",
                    at: SourceMark(source: source.name, line: 1, column: 1)
                )
            ])
        }
        return Style(manifest: read, templates: templates)
    }
}
