import Diagnostics
import FileTransaction
import YAMLReader

/// All that a style's rendering of a module depends on, at one time: its manifests, and the templates that its pieces use.
///
/// A module's record names the hash, and the app keeps the text, so that a later run can render the module as it was written.
package struct StyleState: Sendable {
    /// The first line of the text, but for the number of the format.
    private static let head = "scaffold style "
    private static let format = "1"

    /// Plain lines, in an order that makes two states comparable.
    package let text: [UInt8]
    /// The first digits of the text's hash.
    package let hash: String
    /// Whether the tool brings the whole of the style.
    package let isBuiltIn: Bool

    /// - Parameter isOfApp: Whether it is the state for the base app, which modules do not change with their own templates.
    package init(of style: Style, isOfApp: Bool = false) {
        let manifests = style.manifests.map { ("manifest \($0.source)", $0.text) }
        let used = Self.used(by: style, isOfApp)
        // A manifest that is read again needs to find each template that it names.
        let named = (style.manifest.app.pieces + style.manifest.pieces).map(\.template).filter { !used.contains($0) }
        let templates = Set(used.union(named)).sorted().map { name in
            ("template \(name)", used.contains(name) ? style.templates[name] ?? "" : "")
        }
        var text = Array((Self.head + Self.format + "\n").utf8)
        for (title, part) in manifests + templates { Self.add(part, titled: title, to: &text) }
        self.text = text
        hash = String(ContentHash(of: text).text.prefix(12))
        isBuiltIn = !style.manifests.contains { $0.source.hasPrefix(StyleLibrary.ownFolder) }
    }

    /// The templates of the pieces that modules may write, or of those of the whole app, with those that they name.
    private static func used(by style: Style, _ isOfApp: Bool) -> Set<String> {
        let (app, pieces) = (style.manifest.app.pieces, style.manifest.pieces)
        var waiting = (isOfApp ? app : pieces + app.filter { $0.shared != nil }).map(\.template)
        if isOfApp { waiting += style.templates.keys.filter { $0.hasPrefix(XcodeSettings.templates) } }
        waiting += style.manifests.flatMap { quoted(in: $0.text) }.filter { style.templates[$0] != nil }
        var found: Set<String> = []
        while let next = waiting.popLast() {
            guard let text = style.templates[next], found.insert(next).inserted else { continue }
            waiting += quoted(in: text).filter { style.templates[$0] != nil }
        }
        return found
    }

    /// What may be the name of a template in a text.
    private static func quoted(in text: String) -> [String] {
        text.utf8.split { "\"'\\".utf8.contains($0) }
            .filter { $0.count < 200 }.compactMap { String($0) }
    }

    /// Adds a part: a title, and the lines, which begin with a space unless they are empty.
    private static func add(_ part: String, titled title: String, to text: inout [UInt8]) {
        text += Array((title + "\n").utf8)
        guard !part.isEmpty else { return }
        var lines = part.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let isClosed = lines.last?.isEmpty == true
        if isClosed { lines.removeLast() }
        for line in lines { text += (line.isEmpty ? [] : [UInt8(ascii: " ")]) + line + [UInt8(ascii: "\n")] }
        if !isClosed { text += Array("\\\n".utf8) }
    }

    // MARK: - Reading

    /// The style as a kept state has it, without rules.
    ///
    /// - Parameter source: The name of the state in messages.
    package static func style(of text: [UInt8], named source: String) throws(Failure) -> Style {
        var parts = Self.parts(of: text)
        guard let first = parts.first, first.title.hasPrefix(head) else {
            throw Failure("this is no state of a style", at: SourceMark(source: source))
        }
        guard first.title == head + format else {
            throw Failure("a newer scaffold has written this state of a style", at: SourceMark(source: source))
        }
        parts.removeFirst()
        let (manifests, templates) = (Self.named("manifest ", parts), Self.named("template ", parts))
        let texts = Dictionary(templates, uniquingKeysWith: { first, _ in first })
        var manifest: StyleManifest?
        for (name, text) in manifests {
            let file = YAMLSource(name: name, text: text)
            let names = Set(texts.keys)
            let (read, problems) = ManifestReader.read(
                try file.root(),
                of: name,
                templates: names,
                extending: manifest
            )
            guard let read else { throw Failure(problems) }
            manifest = read
        }
        guard let manifest else { throw Failure("this state of a style is empty", at: SourceMark(source: source)) }
        return Style(manifest: manifest, manifests: manifests, templates: texts, rules: [], places: [:])
    }

    private static func named(_ kind: String, _ parts: [(title: String, text: String)]) -> [(
        source: String, text: String
    )] {
        parts.filter { $0.title.hasPrefix(kind) }.map { (String($0.title.dropFirst(kind.count)), $0.text) }
    }

    private static func parts(of text: [UInt8]) -> [(title: String, text: String)] {
        var parts: [(title: String, bytes: [UInt8])] = []
        for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            if line.isEmpty || line.first == UInt8(ascii: " "), !parts.isEmpty {
                parts[parts.count - 1].bytes += line.dropFirst() + [UInt8(ascii: "\n")]
            } else if line.elementsEqual([UInt8(ascii: "\\")]), !parts.isEmpty {
                _ = parts[parts.count - 1].bytes.popLast()
            } else {
                parts.append((String(decoding: line, as: UTF8.self), []))
            }
        }
        return parts.map { ($0.title, String(decoding: $0.bytes, as: UTF8.self)) }
    }
}
