import Diagnostics
import FileTransaction
import YAMLReader

/// A library of styles as folders of text: the built-in styles and a team's own.
///
/// It parses styles on request, because most runs need only one. A team's style takes precedence over a built-in one
/// with the same name.
package struct StyleLibrary: Sendable {
    /// The folder of a team's styles, relative to the app's root.
    package static let ownFolder = ".scaffold/styles"
    /// The folder of what earlier versions of the tool had in other words.
    private static let history = "history"
    /// The maximum length of a chain of styles that extend each other.
    private static let longestChain = 8

    private let files: [(path: String, text: String)]
    private let own: [(path: String, text: String)]
    /// The built-in styles that were read, as the texts never change.
    private let builtIn: ReadStyles

    /// - Parameter files: The texts by path, which starts with the style's name (`name/style.yml`). Every style can use
    ///   the templates in `common/`. `frameworks/` contains the reserved names of frameworks, and the file
    ///   `default-style` names the default style.
    package init(files: [(path: String, text: String)]) { (self.files, own, builtIn) = (files, [], ReadStyles()) }

    private init(_ library: StyleLibrary, adding own: [(path: String, text: String)]) {
        (files, self.own, builtIn) = (library.files, own, library.builtIn)
    }

    /// The library with an app's own styles added, from `.scaffold/styles/<name>/`.
    package func adding(ownStylesOf tree: FileTree) throws(Failure) -> StyleLibrary {
        guard tree.root.exists else { return self }
        var own: [(path: String, text: String)] = []
        for path in try tree.files(below: RelativePath(trusted: Self.ownFolder)) {
            guard let bytes = try tree.read(path), let text = String(utf8: bytes) else { continue }
            own.append((String(path.text.dropFirst(Self.ownFolder.count + 1)), text))
        }
        return StyleLibrary(self, adding: own)
    }

    package var names: [String] { Set(Self.names(in: files) + ownNames).sorted() }

    /// The names of the app's own styles, sorted.
    package var ownNames: [String] { Self.names(in: own).sorted() }

    /// The name of the default style.
    package var defaultName: String? { files.first { $0.path == "default-style" }?.text.trimmingSpaces ?? names.first }

    /// The names that frameworks reserve.
    package var frameworks: FrameworkNames {
        let lists = Self.folder("frameworks", of: files).map { (String($0.path.prefix { $0 != "." }), $0.text) }
        return FrameworkNames(lists: Dictionary(lists, uniquingKeysWith: { first, _ in first }))
    }

    /// The files of a style with the common templates that they use, for copying into an own style.
    ///
    /// - Throws: `Failure` if there is no style with that name.
    package func files(of name: Located<String>) throws(Failure) -> [(path: String, text: String)] {
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

    /// The built-in files in a folder, with paths relative to it.
    package func starterFiles(below folder: String) -> [(path: String, text: String)] {
        Self.folder(String(folder.dropLast()), of: files)
    }

    /// The state of a built-in style in which a released version of the tool has written modules.
    ///
    /// `history/<version>/` has the files that were changed since that version; the others are those of today.
    package func state(_ name: String, _ hash: String) -> [UInt8]? {
        let (old, now) = (Self.folder(Self.history, of: files), files.filter { !$0.path.hasPrefix(Self.history + "/") })
        for version in Set(old.map { $0.path.prefix { $0 != "/" } }).sorted() {
            let changed = Self.folder(String(version), of: old)
            let paths = Set(changed.map(\.path))
            let library = StyleLibrary(files: now.filter { !paths.contains($0.path) } + changed)
            guard let style = try? library.style(Located(name, at: SourceMark(source: name))) else { continue }
            for isOfApp in [false, true] {
                let state = StyleState(of: style, isOfApp: isOfApp)
                if state.hash == hash { return state.text }
            }
        }
        return nil
    }

    /// Reads a style.
    ///
    /// - Throws: `Failure` if there is no style with that name or its manifest is invalid.
    package func style(_ name: Located<String>) throws(Failure) -> Style {
        guard own.isEmpty else { return try style(name, chain: []) }
        return try builtIn.style(name.value) { () throws(Failure) in try style(name, chain: []) }
    }

    /// - Parameter chain: The styles that extend this one, outermost first.
    private func style(_ name: Located<String>, chain: [String]) throws(Failure) -> Style {
        let isOwn = ownNames.contains(name.value) && !chain.contains(name.value)
        let layer = isOwn ? own : files
        var texts = Dictionary(Self.folder(name.value, of: layer), uniquingKeysWith: { first, _ in first })
        guard let manifest = texts.removeValue(forKey: "style.yml") else { throw unknown(name) }
        let place = isOwn ? "\(Self.ownFolder)/\(name.value)" : name.value
        let source = YAMLSource(name: "\(place)/style.yml", text: manifest)
        let root = try source.root()
        let base = try extended(by: root, in: source, chain: chain + [name.value])
        var templates = base?.templates ?? common
        var places = base?.places ?? [:]
        for (path, text) in texts where !path.hasPrefix(Style.goldenFolder) {
            templates[path] = text
            places[path] = "\(place)/\(path)"
        }
        let (read, problems) = ManifestReader.read(
            root,
            of: source.name,
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
        read.about.isDefault = read.name == defaultName
        read.names.takenTypes = frameworks.names.union(read.app.pieces.map(\.fileStem))
        let inherited = base?.rules ?? common["common/rules.yml"].map { [("common/rules.yml", $0)] } ?? []
        let own = texts["rules.yml"].map { [("\(place)/rules.yml", $0)] } ?? []
        return Style(
            manifest: read,
            manifests: (base?.manifests ?? []) + [(source.name, manifest)],
            templates: templates,
            rules: inherited + own,
            places: places
        )
    }

    /// The style that a manifest extends, or `nil` if it extends none.
    private func extended(by root: YAMLNode, in source: YAMLSource, chain: [String]) throws(Failure) -> Style? {
        guard let node = root["extends"], let name = node.text else { return nil }
        let mark = SourceMark(node.start, in: source.name)
        let isCircle = chain.count { $0 == name } > 1 || (chain.contains(name) && !Self.names(in: files).contains(name))
        guard !isCircle, chain.count < Self.longestChain else {
            throw Failure("the style \"\(chain[0])\" extends itself by way of \"\(name)\"", at: mark)
        }
        return try style(Located(name, at: mark), chain: chain)
    }

    /// A valid name for an own style.
    ///
    /// - Throws: `Failure` for any other text.
    package static func checked(_ name: Located<String>) throws(Failure) -> String {
        let isSound =
            !name.value.isEmpty && name.value.utf8.count <= 60
            && name.value.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
            }
        guard isSound, name.value.first != "-" else {
            throw Failure(
                "\"\(name.value)\" is no name for a style",
                at: name.mark,
                hint: "small letters, digits and hyphens make one: \"acme-mvvm\""
            )
        }
        return name.value
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
            let parts = file.path.slashed()
            return parts.count == 2 && parts[1] == "style.yml" ? String(parts[0]) : nil
        }
    }

    /// The files in a folder, with paths relative to it.
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
