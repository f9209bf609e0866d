import Diagnostics
import SwiftOutline

/// String literals that the user sees.
struct LocalisedText: Check {
    /// Properties whose value is shown: `title`, `text`.
    @Parameter({ $0.set("properties") }) private var properties: Set<String>
    /// Arguments of initialisers and methods: `UIAlertController.title`.
    @Parameter({ $0.set("arguments") }) private var arguments: Set<String>
    /// Methods whose first argument is shown: `setTitle`.
    @Parameter({ $0.set("methods") }) private var methods: Set<String>
    /// The names in `methods` and those before the labels in `arguments`.
    @Parameter({
        $0.set("methods").union(
            $0.texts("arguments").compactMap { $0.split(separator: ".").first.map(String.init) }
        )
    }) private var callees: Set<String>
    @Parameter({ ShownValues(labels: $0.set("labels"), members: $0.set("members")) }) private var shown: ShownValues

    func inspect(_ file: FileContext, _ report: inout Report) {
        let literals = ValueLiterals(in: file)
        var seen: Set<Int> = []
        func check(_ values: [ShownValues.Value], where isWanted: (StringLiteral) -> Bool) {
            for value in values {
                for literal in literals.literals(of: value.range)
                where isWanted(literal) && seen.insert(literal.range.lowerBound).inserted {
                    self.check(literal, value.name, file, &report)
                }
            }
        }
        check(assigned(in: file) + given(in: file)) { _ in true }
        check(shown.values(in: file), where: Self.isSentence)
    }

    /// Whether a text is more than a word in lower case, which may as well be a value for machines.
    private static func isSentence(_ literal: StringLiteral) -> Bool {
        let text = literal.segments.joined()
        return text.contains(" ") || text.contains { !$0.isASCII } || text.first?.isUppercase == true
    }

    private func assigned(in file: FileContext) -> [ShownValues.Value] {
        file.assignments.compactMap { assignment in
            guard assignment.operator == "=" else { return nil }
            let path = assignment.target.text.split(whereSeparator: ".?!".contains)
            guard let last = path.last, properties.contains(String(last)),
                !path.dropLast().contains(where: { ShownValues.isForMachines(String($0)) })
            else { return nil }
            return ShownValues.Value(name: String(last), range: assignment.value.range)
        }
    }

    private func given(in file: FileContext) -> [ShownValues.Value] {
        file.calls.filter { callees.contains($0.name) }.flatMap { call in
            call.call.arguments.enumerated().compactMap { number, argument in
                let label = argument.label ?? ""
                guard methods.contains(call.name) && number == 0 || arguments.contains("\(call.name).\(label)"),
                    !LocalisingMethods(app: file.app).localise(label, number, call.name)
                else { return nil }
                return ShownValues.Value(name: label.isEmpty ? call.name : label, range: argument.value.range)
            }
        }
    }

    private func check(_ literal: StringLiteral, _ what: String, _ file: FileContext, _ report: inout Report) {
        let start = literal.range.lowerBound
        guard !file.file.isPreview(start), Self.isText(literal), !isUnderShimmer(start, in: file) else { return }
        report.add(
            literal.range,
            in: file.index,
            of: "\(file.name(at: start)).\(what)",
            ["text": literal.text, "property": what],
            fix: literal.isInterpolated || literal.isMultiline ? nil : .localise(literal.range)
        )
    }

    /// Whether a type that only stands in for what is loading has the text, which gives it its size.
    private func isUnderShimmer(_ offset: Int, in file: FileContext) -> Bool {
        let names = file.type(at: offset).map { [$0.name] + $0.inherited.map(\.name) } ?? []
        return names.contains { $0.contains("Skeleton") || $0.contains("Shimmer") }
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

    /// Whether two letters are side by side, those of `%ld` left out.
    private static func hasWord(_ text: String) -> Bool {
        text.split(separator: "%", omittingEmptySubsequences: false).enumerated().contains { number, part in
            let rest = number == 0 ? part : part.drop { "0123456789.$lhqz".contains($0) }.dropFirst()
            return zip(rest, rest.dropFirst()).contains { $0.isLetter && $1.isLetter }
        }
    }
}
