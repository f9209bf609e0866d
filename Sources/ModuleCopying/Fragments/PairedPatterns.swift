import AppModel
import Diagnostics
import SwiftOutline

/// Tells whether a switch over a tuple would lack the cases that have the original at one place and its copy at another.
struct PairedPatterns {
    private let resolver: NameResolver
    private let copied: CopiedCode
    private let file: Int
    private let outline: Outline

    init(_ resolver: NameResolver, _ copied: CopiedCode, in file: Int) {
        (self.resolver, self.copied, self.file) = (resolver, copied, file)
        outline = resolver.app.files[file].outline
    }

    /// The problem of the switch around a repeated pattern.
    ///
    /// - Parameter module: The name of the original.
    func problem(of fragment: CodeFragment, as module: String) -> Problem? {
        guard fragment.kind == .switchCase || fragment.kind == .casePattern else { return nil }
        let start = fragment.range.lowerBound
        let around = resolver.code(of: file).switches.last { $0.cases.contains { $0.labelRange.contains(start) } }
        guard let around, !around.cases.contains(where: \.isDefault) else { return nil }
        let patterns = around.cases.flatMap(\.items).map { item in
            (parts: self.parts(of: item.pattern.range), isSure: item.condition == nil)
        }
        let isCovered = patterns.contains { parts, isSure in
            isSure && parts.count(where: isNamed) == 1 && parts.allSatisfy { isNamed($0) || isOpen($0) }
        }
        guard !isCovered, patterns.contains(where: { $0.parts.count(where: isNamed) > 1 }) else { return nil }
        let mark = resolver.app.mark(of: Site(file: file, offset: around.range.lowerBound))
        let message = "this switch needs cases for \"\(module)\" together with its copy, and nothing shows them"
        return Problem(message, at: mark, hint: "add a default first")
    }

    /// The elements of the tuple that a pattern is; none if it is no tuple.
    private func parts(of pattern: Range<Int>) -> [Range<Int>] {
        let all = outline.tokens.indices(in: pattern)
        guard let open = outline.firstToken(.leftParenthesis, in: all), open <= all.lowerBound + 1 else { return [] }
        let around = resolver.code(of: file).elements(around: outline.tokens[open + 1].start)
        let first = around.first { $0.kind == .argument && pattern.contains($0.range.lowerBound) }
        return first?.list.map(\.range) ?? []
    }

    private func isNamed(_ pattern: Range<Int>) -> Bool {
        resolver.tokens(in: pattern, of: file).contains { resolver.isCopied($0, in: file, by: copied) }
    }

    /// Whether a pattern is a wildcard or a name that is bound, and thus matches each value.
    private func isOpen(_ pattern: Range<Int>) -> Bool {
        let words = outline.tokens(in: pattern).map(outline.text)
        return words == ["_"] || words.count == 2 && ["let", "var"].contains(words[0])
    }
}
