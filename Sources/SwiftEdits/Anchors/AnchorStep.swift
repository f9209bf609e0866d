import Diagnostics

/// One step of an anchor: a declaration, or a place in code.
package struct AnchorStep: Sendable, Hashable {
    /// What a step leads to.
    package enum Place: Sendable, Hashable {
        /// A declaration by its keyword: `struct`, `func`, `extension`; `var` and `let` find each other.
        case declaration(keyword: String)
        /// A class, structure, enumeration, actor or protocol, whichever it is.
        case type
        /// `get`, `set`, `willSet`, `didSet`.
        case accessor
        case `switch`
        case `case`
        case array
        case call
        case closure
        case argument
        case assignment
        /// A package by the name in its manifest.
        case package
        /// A target of a package or a project.
        case target
        /// A product of a package.
        case product
        /// The Xcode project.
        case project
        /// The app's `Info.plist`.
        case infoPlist

        /// Whether the place is in a Swift file of the app, and not in its project's files.
        package var isOfSwift: Bool {
            switch self {
            case .declaration, .type, .accessor, .switch, .case, .array, .call, .closure, .argument, .assignment: true
            case .package, .target, .product, .project, .infoPlist: false
            }
        }
    }

    package let place: Place
    /// The name of a declaration (with labels or without), the subject of a switch, the pattern of a case, the callee of a
    /// call, the label of an argument, the target of an assignment; empty where any will do.
    package let name: String
    /// The type that the declaration has to name in its inheritance clause.
    package let inherits: String?

    private static let places: [String: Place] = [
        "type": .type, "switch": .switch, "case": .case, "array": .array, "call": .call, "closure": .closure,
        "argument": .argument, "assignment": .assignment, "package": .package, "target": .target, "product": .product,
        "project": .project, "info-plist": .infoPlist,
    ]
    private static let declarations = [
        "class", "struct", "enum", "actor", "protocol", "extension", "func", "init", "deinit", "subscript", "var",
        "let",
        "typealias",
    ]
    private static let accessors = ["get", "set", "willSet", "didSet"]
    /// Steps that mean nothing without a name.
    private static let named: Set<String> = [
        "type", "case", "argument", "assignment", "call", "package", "target", "product", "class", "struct", "enum",
        "actor", "protocol", "extension", "func", "var", "let", "typealias",
    ]

    /// The words of steps that are not in Swift files of the app.
    package static let outsideSwift = places.filter { !$0.value.isOfSwift }.keys.sorted()

    /// Every word that a step may begin with.
    static let words = declarations + accessors + places.keys.sorted() + ["default"]

    /// Reads `struct DeepLinkParser`, `extension Main: Factory`, `func parse(_:query:)`, `switch`, `call TabView`.
    ///
    /// - Throws: `.text` with what is wrong.
    package init(_ text: String) throws(EditError.Reason) {
        let text = text.trimmingSpaces
        let end = text.utf8.firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") } ?? text.endIndex
        let first = String(text[..<end])
        let rest = String(text[end...]).trimmingSpaces
        if first == "type" || Self.declarations.contains(first) {
            place = first == "type" ? .type : .declaration(keyword: first)
            (name, inherits) = Self.split(rest, keyword: first)
        } else if Self.accessors.contains(first), rest.isEmpty {
            (place, name, inherits) = (.accessor, first, nil)
        } else if first == "default", rest.isEmpty {
            (place, name, inherits) = (.case, "default", nil)
        } else if let place = Self.places[first] {
            (self.place, name, inherits) = (place, rest, nil)
        } else {
            let hint = Suggestion(among: Self.words).hint(for: first) ?? "\"struct DeepLinkParser\" is one"
            throw .text("\"\(text)\" is no step of an anchor; \(hint)")
        }
        if name.isEmpty, Self.named.contains(first) {
            throw .text("\"\(text)\" is no step of an anchor; it lacks a name")
        }
    }

    /// The name and, for a type, what follows its colon.
    private static func split(_ rest: String, keyword: String) -> (name: String, inherits: String?) {
        let isType = !["func", "init", "deinit", "subscript", "var", "let"].contains(keyword)
        if isType, let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")) {
            let inherited = rest[rest.utf8.index(after: colon)...]
            return (String(rest[..<colon]).trimmingSpaces, String(inherited).trimmingSpaces)
        }
        guard keyword == "init" || keyword == "subscript" else { return (rest, nil) }
        return (rest.isEmpty ? "" : keyword + rest, nil)
    }
}

extension AnchorStep: CustomStringConvertible {
    /// The step as it is written.
    package var description: String {
        let word: String
        switch place {
        case .declaration(let keyword): word = keyword
        case .accessor: return name
        case .case where name == "default": return name
        case .infoPlist: word = "info-plist"
        default: word = "\(place)"
        }
        let suffix = inherits.map { ": \($0)" } ?? ""
        if name.isEmpty { return word + suffix }
        return name.hasPrefix("init(") || name.hasPrefix("subscript(") ? name + suffix : "\(word) \(name)\(suffix)"
    }
}
