import Diagnostics

/// The rules for names: reads the usual spellings and rejects names that are not valid in Swift.
package struct NameRules: Sendable {
    /// The use of a name. It determines which keywords are forbidden and how a suggestion is written.
    package enum Role: String, Sendable {
        case app, module, screen, parameter, property, enumCase, useCase, type

        var noun: String {
            switch self {
            case .enumCase: "case"
            case .useCase: "use case"
            default: rawValue
            }
        }

        var isType: Bool { [.app, .module, .type].contains(self) }
    }

    /// The maximum length of a name in characters. A file name combines several names and is limited to 255 bytes.
    static let longest = 60

    private let role: Role
    /// Whether the name is for a new declaration. Existing names skip some of the rules.
    private let isNew: Bool

    package init(for role: Role, isNew: Bool = true) { (self.role, self.isNew) = (role, isNew) }

    /// Checks a name and splits it into words.
    ///
    /// - Throws: `NameProblem` with the reason and a valid name.
    package func read(_ text: String) throws(NameProblem) -> NameWords {
        guard text.utf8.count <= Self.longest || text.count <= Self.longest else {
            let start = String(text.prefix(Self.longest / 2))
            throw problem(
                "the \(role.noun) name \"\(start.showingUnseen)…\" is longer than \(Self.longest) characters",
                spelled(start)
            )
        }
        let words = NameWords(text)
        if isNew { try checkScalars(text) }
        try checkCharacters(text, words)
        try checkKeyword(text, words)
        return words
    }

    /// The type name of a module, or of a screen.
    ///
    /// - Parameter isNew: Whether the module is new. An existing module may have a name that only an earlier version
    ///   accepted.
    /// - Throws: `Failure` for text that cannot name a module, such as a path.
    package static func module(_ name: Located<String>, as role: Role = .module, isNew: Bool = true) throws(Failure)
        -> String
    {
        do throws(NameProblem) {
            return try NameRules(for: role, isNew: isNew).read(name.value).pascal
        } catch {
            throw Failure(error.message, at: name.mark, hint: error.hint)
        }
    }

    /// Rejects a module name that differs from another only in case, because both share a file on a case-insensitive
    /// disk.
    package static func checkCase(of name: Located<String>, as module: String, among others: [String]) throws(Failure) {
        let folded = module.folded
        guard let other = others.first(where: { $0 != module && $0.folded == folded }) else { return }
        let problem = Problem(
            "the module name \"\(module)\" differs only in case from that of \"\(other)\", and their files are one on a Mac",
            at: name.mark,
            hint: "another name would do; \"\(other)\" is the one that is there"
        )
        throw Failure(problem)
    }

    /// Rejects characters that people or a case-insensitive disk cannot tell from others.
    private func checkScalars(_ text: String) throws(NameProblem) {
        if let scalar = text.unicodeScalars.first(where: \.isUnseen) {
            throw problem(
                "the \(role.noun) name \"\(text.showingUnseen)\" contains \(scalar.code), which is invisible or changes the text direction",
                repaired(text)
            )
        }
        if let scalar = text.unicodeScalars.first(where: { !$0.isStableInCase }) {
            throw problem(
                "the \(role.noun) name \"\(text)\" contains \"\(scalar)\", which does not survive a change of case",
                repaired(text)
            )
        }
    }

    private func checkCharacters(_ text: String, _ words: NameWords) throws(NameProblem) {
        guard !text.isEmpty else {
            throw problem("the \(role.noun) has an empty name", formed("favorites"))
        }
        if text.contains(where: { $0 == "/" || $0 == "\\" || $0 == "." }) {
            throw problem("the \(role.noun) name \"\(text)\" has the form of a path", repaired(text))
        }
        if let first = text.first, first.isNumber, first.isASCII {
            throw problem("the \(role.noun) name \"\(text)\" starts with a digit", spelled(text))
        }
        guard !words.words.isEmpty, SwiftIdentifier.isValid(words.pascal), SwiftIdentifier.isValid(words.camel) else {
            throw problem("the \(role.noun) name \"\(text)\" is no Swift identifier", repaired(text))
        }
    }

    private func checkKeyword(_ text: String, _ words: NameWords) throws(NameProblem) {
        if role.isType {
            guard SwiftIdentifier.isReservedType(words.pascal) || SwiftIdentifier.isKeyword(text) else { return }
            throw problem(
                "the \(role.noun) name \"\(text)\" is a word that Swift keeps for itself",
                words.pascal + (role == .type ? "Value" : "Feature")
            )
        }
        if ["none", "some"].contains(words.camel), role == .enumCase || role == .screen {
            throw problem(
                "the \(role.noun) name \"\(text)\" would be taken for \"Optional.\(words.camel)\"",
                role == .screen ? words.camel + "Screen" : words.camel == "none" ? "empty" : "chosen"
            )
        }
        if SwiftIdentifier.isKeyword(words.camel) {
            throw problem("the \(role.noun) name \"\(text)\" is a Swift keyword", words.camel + suffix)
        }
    }

    private var suffix: String {
        switch role {
        case .screen: "Screen"
        case .enumCase: "Case"
        case .useCase: "Item"
        default: "Value"
        }
    }

    private func problem(_ message: String, _ suggestion: String) -> NameProblem {
        NameProblem(message: message, suggestion: suggestion)
    }

    private func formed(_ text: String) -> String { role.isType ? NameWords(text).pascal : NameWords(text).camel }

    /// The name without characters that are not valid in an identifier.
    private func repaired(_ text: String) -> String {
        let kept = String(text.stableInCase.map { SwiftIdentifier.isValid("a\($0)") ? $0 : " " })
        let words = NameWords(kept)
        guard let first = words.words.first else { return formed("favorites") }
        let candidate = role.isType ? words.pascal : words.camel
        return first.first?.isNumber == true ? spelled(candidate) : avoidingKeyword(candidate)
    }

    /// The name with its leading digits spelled out: `1st` becomes `First`.
    private func spelled(_ text: String) -> String {
        let digits = text.prefix { $0.isNumber && $0.isASCII }
        let rest = String(text.dropFirst(digits.count))
        let ordinals = ["1st": "first", "2nd": "second", "3rd": "third"]
        if let ordinal = ordinals[String(digits) + rest.prefix(2)] { return formed(ordinal + " " + rest.dropFirst(2)) }
        let names = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        let spelled = digits.compactMap { $0.wholeNumberValue }.map { names[$0] }
        let cleaned = String(rest.stableInCase.map { SwiftIdentifier.isValid("a\($0)") ? $0 : " " })
        return avoidingKeyword(formed((spelled + [cleaned]).joined(separator: " ")))
    }

    private func avoidingKeyword(_ text: String) -> String {
        SwiftIdentifier.isKeyword(text) || SwiftIdentifier.isReservedType(text) ? text + suffix : text
    }
}
