import Diagnostics
import ScaffoldKit
import YAMLReader

/// The declarations by which a style's modules are found.
struct ModuleShape: Sendable {
    /// A declaration whose name contains the module's: `<M>DIContainer`.
    struct Anchor: Sendable {
        let keywords: Set<String>
        let name: StemPattern
        /// Whether every screen has one, so that it does not suffice for a module.
        let isOfScreen: Bool
    }

    var anchors: [Anchor] = []
    /// The required number of anchors.
    var enough = 2
    /// Names that are not modules: parts of the base app.
    var none: Set<String> = []

    init() {}

    init(_ node: YAMLNode, in source: String, _ problems: inout Problems) {
        var reader = MappingReader(
            node,
            of: "\"modules\"",
            source: source,
            known: ["anchors", "screens", "enough", "none"]
        )
        for (key, isOfScreen) in [("anchors", false), ("screens", true)] {
            for text in reader.texts(key) { add(text, isOfScreen, &reader) }
        }
        var parameters = Parameters(reader)
        enough = parameters.number("enough", default: 2)
        none = parameters.set("none")
        problems.add(parameters.reader.problems)
    }

    private mutating func add(_ text: Located<String>, _ isOfScreen: Bool, _ reader: inout MappingReader) {
        guard let space = text.value.utf8.lastIndex(of: UInt8(ascii: " ")),
            let name = StemPattern(String(text.value[text.value.utf8.index(after: space)...]))
        else {
            reader.add("\"\(text.value)\" is no anchor", at: text.mark, hint: "\"class <M>Coordinator\" is one")
            return
        }
        let keywords = text.value[..<space].split(whereSeparator: { $0 == "|" || $0 == " " }).map(String.init)
        anchors.append(Anchor(keywords: Set(keywords), name: name, isOfScreen: isOfScreen))
    }
}

/// A name with a placeholder for a stem: `<M>DIContainer`, `Mock<M>Repository`.
struct StemPattern: Sendable {
    let prefix: String
    let suffix: String

    /// A name that is nothing but a stem.
    init() { (prefix, suffix) = ("", "") }

    /// - Returns: `nil` where there is no `<M>` or `<S>` in the text.
    init?(_ text: String) {
        guard let open = text.utf8.firstIndex(of: UInt8(ascii: "<")),
            let close = text.utf8.firstIndex(of: UInt8(ascii: ">")), open < close
        else { return nil }
        prefix = String(text[..<open])
        suffix = String(text[text.utf8.index(after: close)...])
    }

    func name(_ stem: String) -> String { prefix + stem + suffix }

    /// The stem of a name, if the name is of this pattern.
    func stem(of name: String) -> String? {
        guard name.utf8.count > prefix.utf8.count + suffix.utf8.count, name.hasPrefix(prefix), name.hasSuffix(suffix)
        else { return nil }
        return String(name.dropFirst(prefix.count).dropLast(suffix.count))
    }
}
