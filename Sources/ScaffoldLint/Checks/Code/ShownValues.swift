import Diagnostics
import SwiftOutline

/// The values of a file that the app's own declarations show: arguments and initial values of title-like names, and what title-like
/// members return.
struct ShownValues {
    /// Labels of an app's initialisers and methods: `SettingsItem(title:)`.
    let labels: Set<String>
    /// Properties, parameters and methods of texts: `title`, `errorDescription`.
    let members: Set<String>

    struct Value {
        let name: String
        let range: Range<Int>
    }

    func values(in file: FileContext) -> [Value] {
        (arguments(in: file) + file.outline.allDeclarations.flatMap { values(of: $0, in: file) })
            .filter { value in !file.scopes(at: value.range.lowerBound).contains { Self.isForMachines($0.name) } }
    }

    /// Whether a name is that of a log, a request, a sample or the like, whose texts no user of the app has to read, or of
    /// languages, which are named in themselves.
    static func isForMachines(_ name: String) -> Bool {
        NameWords(name).words.contains { words.contains($0.lowercased()) }
    }

    private static let words: Set<String> = [
        "log", "logger", "logs", "analytics", "event", "events", "track", "tracker", "tracking", "request", "endpoint",
        "key", "keys", "identifier", "identifiers", "language", "languages", "locale", "locales", "constants",
        "localization", "localizations", "localisation", "localisations", "strings", "memory", "debug",
        "mock", "mocks", "stub", "fake", "sample", "samples", "preview", "previews", "dummy", "fixture",
        "example", "examples",
    ]

    private func arguments(in file: FileContext) -> [Value] {
        file.calls.flatMap { call -> [Value] in
            let shown = call.call.arguments.enumerated().compactMap { number, argument -> Value? in
                guard let label = argument.label, labels.contains(label),
                    "\"[".utf8.contains(argument.value.firstByte ?? 0) || argument.value.text.contains("??"),
                    takesText(label, call.name, in: file.app),
                    !LocalisingMethods(app: file.app).localise(label, number, call.name)
                else { return nil }
                return Value(name: label, range: argument.value.range)
            }
            // Words are read only from the few names that matter.
            guard !shown.isEmpty, !Self.isForMachines(call.call.callee.ending), !Self.makesError(call.name) else {
                return []
            }
            return shown
        }
    }

    /// Whether a name is that of an error, or of a method that makes or reports one: `makeSocketError`.
    private static func makesError(_ name: String) -> Bool {
        let words = NameWords(name).words
        guard words.last == "Error", let first = words.first else { return false }
        return first.first?.isUppercase == true || ["make", "create", "report"].contains(first)
    }

    /// Whether an initialiser or method of the app takes a text by a label.
    private func takesText(_ label: String, _ callee: String, in app: LintContext) -> Bool {
        guard let type = app.model.type(callee) else {
            let own = app.members.methods[callee, default: []].flatMap(\.declaration.parameters)
            return own.contains { $0.label == label && Self.isText($0.type.text) }
        }
        guard !Self.models.contains(where: type.inherits) else { return false }
        let given = type.initializers.flatMap(\.parameters)
        return given.isEmpty
            ? type.storedProperties.contains { $0.name == label && Self.isText($0.type?.text ?? "String") }
            : given.contains { $0.label == label && Self.isText($0.type.text) }
    }

    /// What is decoded stores data, not texts of the app.
    private static let models = ["Codable", "Decodable", "Encodable"]

    private static func isText(_ type: String) -> Bool { ["String", "String?", "String!", "[String]"].contains(type) }

    private func values(of declaration: Declaration, in file: FileContext) -> [Value] {
        let titles = declaration.parameters.filter { members.contains($0.name) && Self.isText($0.type.text) }
        let defaults = titles.compactMap { title in
            title.defaultValue.map { Value(name: title.name, range: $0.range) }
        }
        return defaults + initial(of: declaration) + returned(by: declaration, in: file)
    }

    /// The initial value of a title-like property, or of one that lists such texts: `titles`.
    private func initial(of declaration: Declaration) -> [Value] {
        guard let value = declaration.initialValue, declaration.kind != .case,
            Self.isText(declaration.type?.text ?? "String"), isTitle(declaration.name)
        else { return [] }
        return [Value(name: declaration.name, range: value.range)]
    }

    private func isTitle(_ name: String) -> Bool {
        members.contains(name) || name.last == "s" && members.contains(String(name.dropLast()))
    }

    /// What a title-like method or computed property returns.
    private func returned(by declaration: Declaration, in file: FileContext) -> [Value] {
        guard members.contains(declaration.name), declaration.initialValue == nil,
            let type = declaration.type, Self.isText(type.text)
        else { return [] }
        return file.outline.code(in: declaration).statements.map { statement in
            let (tokens, range) = (file.outline.tokens, statement.range)
            guard statement.keyword == .return else { return Value(name: declaration.name, range: range) }
            let start = min(tokens[tokens.firstIndex(from: range.lowerBound) + 1].start, range.upperBound)
            return Value(name: declaration.name, range: start..<range.upperBound)
        }
    }
}
