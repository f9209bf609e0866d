import SwiftEdits
import SwiftOutline

/// Inserts `[weak self]` before a closure's parameters and a `guard` after them.
struct WeakSelfFix {
    let closure: Closure
    let file: FileContext

    /// `nil` for a closure that may have a result, or has attributes or captures that the fix could break.
    var fix: Fix? {
        guard let first = closure.statements.first, let last = closure.statements.last, givesNothing,
            var replacements = capture
        else { return nil }
        let source = file.outline.source
        let document = file.document
        let content = closure.contentRange
        let (start, end) = (content.lowerBound..<first.range.lowerBound, last.range.upperBound..<content.upperBound)
        guard source.text(start).allSatisfy(\.isWhitespace) else { return nil }
        let indentation = document.indentation(at: closure.range.lowerBound)
        let isOneLine = !document.hasBreak(in: closure.range)
        let inner =
            isOneLine ? indentation + document.indentationUnit : document.indentation(at: first.range.lowerBound)
        let gap = file.newline + inner
        replacements.append(Fix.Replacement(start, gap + "guard let self else { return }" + gap))
        if isOneLine {
            guard source.text(end).allSatisfy(\.isWhitespace) else { return nil }
            replacements.append(Fix.Replacement(end, file.newline + indentation))
        }
        return .replace(replacements)
    }

    /// The capture of `self`: before the parameters, or among the existing captures.
    private var capture: [Fix.Replacement]? {
        let captures = closure.captures
        guard let signature = closure.signature else {
            let open = closure.range.lowerBound + 1
            return [Fix.Replacement(open..<open, " [weak self] in")]
        }
        guard let first = captures.first else {
            let start = signature.range.lowerBound
            return signature.text.hasPrefix("@") ? nil : [Fix.Replacement(start..<start, "[weak self] ")]
        }
        if let own = captures.first(where: { $0.text == "self" }) {
            return [Fix.Replacement(own.range, "weak self")]
        }
        let words = captures.flatMap { $0.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) }
        guard !words.contains("self") else { return nil }
        let start = first.range.lowerBound
        return [Fix.Replacement(start..<start, "weak self, ")]
    }

    /// Whether the closure has no result, as far as its text shows.
    private var givesNothing: Bool {
        if let signature = closure.signature?.text,
            let arrow = signature.indices.first(where: { signature[$0...].hasPrefix("->") })
        {
            let result = signature[arrow...].dropFirst(2).filter { !$0.isWhitespace }
            guard result == "Void" || result == "()" else { return false }
        }
        let returns = closure.code.statements.filter { $0.keyword == .return && $0.text != "return" }
        let isOfInner = { (range: Range<Int>) in
            closure.code.closures.contains { $0.range != closure.range && $0.range.contains(range.lowerBound) }
        }
        return returns.allSatisfy { isOfInner($0.range) }
    }
}
