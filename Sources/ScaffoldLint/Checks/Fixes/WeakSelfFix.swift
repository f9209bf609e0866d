import SwiftEdits
import SwiftOutline

/// Inserts `[weak self]` before a closure's parameters and a `guard` after them.
struct WeakSelfFix {
    let closure: Closure
    let file: FileContext

    /// `nil` for a closure that may have a result, or has attributes or captures that the fix could break.
    var fix: Fix? {
        guard let first = closure.statements.first, let last = closure.statements.last, givesNothing,
            var edits = capture
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
        edits.append(SourceEdit(start, (gap + "guard let self else { return }" + gap).utf8))
        if isOneLine {
            guard source.text(end).allSatisfy(\.isWhitespace) else { return nil }
            edits.append(SourceEdit(end, (file.newline + indentation).utf8))
        }
        return .replace(edits)
    }

    /// The capture of `self`: before the parameters, or among the existing captures.
    private var capture: [SourceEdit]? {
        let captures = closure.captures
        guard let signature = closure.signature else {
            return [SourceEdit(at: closure.range.lowerBound + 1, " [weak self] in".utf8)]
        }
        guard let first = captures.first else {
            return signature.text.hasPrefix("@")
                ? nil : [SourceEdit(at: signature.range.lowerBound, "[weak self] ".utf8)]
        }
        if let own = captures.first(where: { $0.text == "self" }) {
            return [SourceEdit(own.range, "weak self".utf8)]
        }
        let words = captures.flatMap { $0.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) }
        guard !words.contains("self") else { return nil }
        return [SourceEdit(at: first.range.lowerBound, "weak self, ".utf8)]
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
