import ScaffoldKit
import SwiftOutline

/// String literals that the user sees.
struct LocalisedText: Check {
    private let roles: [String]
    /// Properties whose value is shown: `title`, `text`.
    private let properties: Set<String>
    /// Arguments of initialisers and methods: `UIAlertController.title`.
    private let arguments: Set<String>
    /// Methods whose first argument is shown: `setTitle`.
    private let methods: Set<String>
    /// The names in `methods` and those before the labels in `arguments`.
    private let callees: Set<String>

    init(_ parameters: inout Parameters) {
        roles = parameters.texts("in")
        properties = parameters.set("properties")
        arguments = parameters.set("arguments")
        methods = parameters.set("methods")
        callees = methods.union(arguments.compactMap { $0.split(separator: ".").first.map(String.init) })
    }

    func inspect(_ file: FileContext, _ report: inout Report) {
        guard !file.strings.isEmpty else { return }
        lazy var literals = Dictionary(file.strings.map { ($0.range, $0) }, uniquingKeysWith: { first, _ in first })
        for assignment in file.assignments where assignment.beginsWithLiteral && assignment.operator == "=" {
            let path = assignment.target.text.split(whereSeparator: ".?!".contains)
            guard let last = path.last, properties.contains(String(last)),
                let literal = literals[assignment.value.range], !path.dropLast().contains(where: Self.isForMachines)
            else { continue }
            check(literal, String(last), file, &report)
        }
        let starts = file.strings.map(\.range.lowerBound)
        for call in file.calls where callees.contains(call.name) && starts.hasElement(in: call.call.argumentsRange) {
            let isShown = methods.contains(call.name)
            for (number, argument) in call.call.arguments.enumerated() {
                guard argument.value.firstByte == UInt8(ascii: "\"") else { continue }
                let label = argument.label ?? ""
                guard isShown && number == 0 || arguments.contains("\(call.name).\(label)"),
                    let literal = literals[argument.value.range],
                    !isLocalisedLater(label, number, by: call.name, in: file.app)
                else { continue }
                check(literal, label.isEmpty ? call.name : label, file, &report)
            }
        }
    }

    /// Whether a text that is assigned to a property of this name goes to a machine: a log, an event.
    private static func isForMachines(_ name: Substring) -> Bool {
        let lowered = name.lowercased()
        return ["log", "analytic", "event", "track", "request"].contains { lowered.contains($0) }
    }

    /// Whether a method of the app localises its argument.
    private func isLocalisedLater(_ label: String, _ number: Int, by method: String, in app: LintContext) -> Bool {
        let methods = app.methods[method, default: []].filter { $0.declaration.bodyRange != nil }
        return methods.contains { method in
            let parameters = method.declaration.parameters
            let given = label.isEmpty ? parameters.dropFirst(number).first : parameters.first { $0.label == label }
            guard let given else { return false }
            return isLocalised(given.name, in: method, app.index.file(of: method).outline)
        }
    }

    /// Whether a method localises a value: `String(localized: title)`, `NSLocalizedString(title, comment: "")`, `title.localized`.
    private func isLocalised(_ name: String, in method: Place, _ outline: Outline) -> Bool {
        let isLocalising = { (word: String) in word.lowercased().contains("locali") }
        let isPassed = outline.code(in: method.declaration).calls.contains { call in
            call.arguments.contains { argument in
                (isLocalising(call.name) || argument.label.map(isLocalising) == true)
                    && outline.names(in: argument.value.range).contains(name)
            }
        }
        guard !isPassed, let body = method.declaration.bodyRange else { return isPassed }
        let (tokens, indices) = (outline.tokens, outline.tokens.indices(in: body))
        return indices.dropLast(2).contains { index in
            tokens[index].kind == .identifier && tokens[index + 1].kind == .period
                && isLocalising(outline.text(tokens[index + 2])) && outline.text(tokens[index]) == name
        }
    }

    private func check(_ literal: StringLiteral, _ what: String, _ file: FileContext, _ report: inout Report) {
        let start = literal.range.lowerBound
        guard !file.file.isPreview(start), Self.isText(literal) else { return }
        if !roles.isEmpty, !file.app.has(file.type(at: start)?.name ?? "", oneOf: roles) { return }
        report.add(
            literal.range,
            in: file.index,
            of: "\(file.name(at: start)).\(what)",
            ["text": literal.text, "property": what],
            fix: literal.isInterpolated || literal.isMultiline ? nil : .localise(literal.range)
        )
    }

    /// Whether the literal has a word and is not a key such as `home.title`.
    private static func isText(_ literal: StringLiteral) -> Bool {
        let text = literal.segments.joined(separator: " ")
        guard hasWord(text) else { return false }
        let isKey =
            !literal.isInterpolated && !text.contains(" ") && (text.contains(".") || text.contains("_"))
            && !text.hasSuffix(".")
        return !isKey
    }

    /// Whether two letters are side by side.
    private static func hasWord(_ text: String) -> Bool {
        zip(text, text.dropFirst()).contains { $0.isLetter && $1.isLetter }
    }
}

extension [Int] {
    /// Whether one of the numbers, which are sorted, is in a range.
    fileprivate func hasElement(in range: Range<Int>?) -> Bool {
        guard let range, !isEmpty else { return false }
        let index = partitioningIndex { $0 >= range.lowerBound }
        return index < count && range.contains(self[index])
    }
}

extension Assignment {
    /// Whether the value may be a string literal, raw or not.
    fileprivate var beginsWithLiteral: Bool {
        let first = value.firstByte
        return first == UInt8(ascii: "\"") || first == UInt8(ascii: "#")
    }
}
