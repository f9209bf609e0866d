import Diagnostics
import YAMLReader

/// The styles that there are, as folders of text: those that travel in the binary, and a team's own.
///
/// Nothing is read before it is asked for: most runs need one style of several. A team's style goes before a built-in one of
/// the same name.
public struct StyleLibrary: Sendable {
    /// Where a team's styles are, below the app's root.
    public static let ownFolder = ".scaffold/styles"
    /// How many styles may extend each other in a row.
    private static let longestChain = 8

    private let files: [(path: String, text: String)]
    private let own: [(path: String, text: String)]

    /// - Parameter files: Paths that begin with the style's name (`name/style.yml`), with their texts. Templates below
    ///   `common/` can be used by every style, `frameworks/` holds the names that frameworks keep for themselves, and the
    ///   file `default-style` names the style that is taken where nothing says which.
    public init(files: [(path: String, text: String)]) {
        self.init(files: files, own: [])
    }

    private init(files: [(path: String, text: String)], own: [(path: String, text: String)]) {
        self.files = files
        self.own = own
    }

    /// The library with the styles that an app has of its own, in `.scaffold/styles/<name>/`.
    public func adding(ownStylesOf tree: FileTree) throws(Failure) -> StyleLibrary {
        guard tree.root.exists else { return self }
        var own: [(path: String, text: String)] = []
        for path in try tree.files(below: RelativePath(trusted: Self.ownFolder)) {
            guard let bytes = try tree.read(path), let text = String(utf8: bytes) else {
                continue
            }
            own.append((String(path.text.dropFirst(Self.ownFolder.count + 1)), text))
        }
        return StyleLibrary(files: files, own: own)
    }

    /// The names of all styles, sorted.
    public var names: [String] {
        Set(Self.names(in: files) + ownNames).sorted()
    }

    /// The names of the styles that are the app's own, sorted.
    public var ownNames: [String] {
        Self.names(in: own).sorted()
    }

    /// The style that is taken where nothing says which.
    public var defaultName: String? {
        files.first { $0.path == "default-style" }?.text.trimmingSpaces ?? names.first
    }

    /// The names that the frameworks keep for themselves.
    public var frameworks: FrameworkNames {
        let lists = Self.folder("frameworks", of: files).map { (String($0.path.prefix { $0 != "." }), $0.text) }
        return FrameworkNames(lists: Dictionary(lists, uniquingKeysWith: { first, _ in first }))
    }

    /// The files of a style as they stand, with the common templates that they use, for a team to make its own of them.
    ///
    /// - Throws: `Problems` when there is no style of that name.
    public func files(of name: Located<String>) throws(Failure) -> [(path: String, text: String)] {
        var found = Self.folder(name.value, of: ownNames.contains(name.value) ? own : files)
        guard !found.isEmpty, names.contains(name.value) else { throw unknown(name) }
        let own = Set(found.map(\.path))
        var unused = common.filter { $0.key.hasSuffix(".stencil") && !own.contains($0.key) }
        var position = 0
        while position < found.count {
            let text = found[position].text
            for path in unused.keys.sorted() where text.contains(path) {
                found.append((path, unused.removeValue(forKey: path) ?? ""))
            }
            position += 1
        }
        return found
    }

    /// The built-in files below a folder, by their paths in it.
    func starterFiles(below folder: String) -> [(path: String, text: String)] {
        Self.folder(String(folder.dropLast()), of: files)
    }

    /// Reads a style.
    ///
    /// - Throws: `Problems` when there is no style of that name or its manifest is not sound.
    public func style(_ name: Located<String>) throws(Failure) -> Style {
        try style(name, chain: [])
    }

    /// What apps of a style are recognised by: of one that travels in the binary, and is sound, no more is read.
    func signs(of name: Located<String>) throws(Failure) -> StyleSigns {
        let path = "\(name.value)/style.yml"
        if !ownNames.contains(name.value), let text = files.first(where: { $0.path == path })?.text,
            let signs = ManifestReader.signs(in: text)
        {
            return signs
        }
        return try style(name).manifest.signs
    }

    /// - Parameter chain: The styles that extend this one, the outermost first.
    private func style(_ name: Located<String>, chain: [String]) throws(Failure) -> Style {
        let isOwn = ownNames.contains(name.value) && !chain.contains(name.value)
        let layer = isOwn ? own : files
        var texts = Dictionary(Self.folder(name.value, of: layer), uniquingKeysWith: { first, _ in first })
        guard let manifest = texts.removeValue(forKey: "style.yml") else { throw unknown(name) }
        let place = isOwn ? "\(Self.ownFolder)/\(name.value)" : name.value
        let source = YAMLSource(name: "\(place)/style.yml", text: manifest)
        let root = Result { () throws(Failure) in try source.root() }
        let base = try extended(by: try? root.get(), in: source, chain: chain + [name.value])
        var templates = base?.templates ?? common
        var places = base?.places ?? [:]
        for (path, text) in texts where !path.hasPrefix(GoldenTrees.folder) {
            templates[path] = text
            places[path] = "\(place)/\(path)"
        }
        let (read, problems) = ManifestReader.read(
            source,
            root: root,
            templates: Set(templates.keys),
            extending: base?.manifest
        )
        guard var read else { throw Failure(problems) }
        guard read.name == name.value else {
            throw Failure(
                "the style in the folder \"\(name.value)\" calls itself \"\(read.name)\"",
                at: SourceMark(source: source.name, line: 1, column: 1)
            )
        }
        read.isDefault = read.name == defaultName
        return Style(manifest: read, templates: templates, places: places)
    }

    /// The style that a manifest extends, if it says that it does.
    private func extended(by root: YAMLNode?, in source: YAMLSource, chain: [String]) throws(Failure) -> Style? {
        guard let node = root?["extends"], let name = node.text else { return nil }
        let mark = SourceMark(node.start, in: source.name)
        let isCircle = chain.count { $0 == name } > 1 || (chain.contains(name) && !Self.names(in: files).contains(name))
        guard !isCircle, chain.count < Self.longestChain else {
            throw Failure("the style \"\(chain[0])\" extends itself by way of \"\(name)\"", at: mark)
        }
        return try style(Located(name, at: mark), chain: chain)
    }

    private var common: [String: String] {
        Dictionary(
            Self.folder("common", of: files).map { ("common/" + $0.path, $0.text) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    private func unknown(_ name: Located<String>) -> Failure {
        let hint = Suggestion(among: names).hint(for: name.value) ?? "the styles are \(names.joined(separator: ", "))"
        return Failure("there is no style \"\(name.value)\"", at: name.mark, hint: hint)
    }

    private static func names(in files: [(path: String, text: String)]) -> [String] {
        files.compactMap { file in
            file.path.hasSuffix("/style.yml") ? String(file.path.dropLast("/style.yml".count)) : nil
        }
    }

    /// The files below a folder, by their paths in it.
    private static func folder(_ name: String, of files: [(path: String, text: String)]) -> [(
        path: String, text: String
    )] {
        let prefix = name + "/"
        return files.compactMap { file in
            file.path.utf8.starts(with: prefix.utf8)
                ? (path: String(file.path.dropFirst(prefix.count)), text: file.text) : nil
        }
    }
}
