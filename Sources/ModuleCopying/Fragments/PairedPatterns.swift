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
        let items = around.cases.flatMap(\.items).filter { $0.pattern.text.hasPrefix("(") }
        guard items.contains(where: { cases(in: $0).count > 1 }), !items.contains(where: isOpen) else { return nil }
        let mark = resolver.app.mark(of: Site(file: file, offset: around.range.lowerBound))
        let message = "this switch needs cases for \"\(module)\" together with its copy, and nothing shows them"
        return Problem(message, at: mark, hint: "add a default first")
    }

    /// The copied cases that a pattern names.
    private func cases(in item: CaseItem) -> [Int] {
        resolver.tokens(in: item.pattern.range, of: file).filter { token in
            resolver.isCopied(token, in: file, by: copied)
                && resolver.candidates(for: token, in: file)?.allSatisfy { $0.kind == .enumCase } == true
        }
    }

    /// Whether a pattern names one copied case beside wildcards, and thus matches the original beside its copy.
    private func isOpen(_ item: CaseItem) -> Bool {
        let words = outline.tokens(in: item.pattern.range).map(outline.text)
        return item.condition == nil && cases(in: item).count == 1
            && words.filter { !["(", ")", ",", ".", "_"].contains($0) }.count == 1
    }
}
