import SwiftOutline

/// Puts `[weak self]` before a closure's parameters, and a `guard` behind them.
struct WeakSelfFix {
    let closure: Closure
    let file: FileView

    /// `nil` where the closure captures something already, or gives a result: its author has to decide.
    var fix: Fix? {
        guard closure.captures.isEmpty, let body = closure.statements.first, closure.statements.count > 0,
            !closure.statements.contains(where: { $0.keyword == .return && $0.text != "return" })
        else { return nil }
        let source = file.outline.source
        let open = closure.range.lowerBound + 1
        let indent = indentation(of: closure.range.lowerBound, source)
        let isOneLine = source.position(at: open).line == source.position(at: closure.range.upperBound).line
        let step = "    "
        let inner = "\n" + indent + step
        var replacements: [Fix.Replacement] = []
        if let signature = closure.signature {
            let start = signature.range.lowerBound
            replacements.append(Fix.Replacement(start..<start, "[weak self] "))
        } else {
            replacements.append(Fix.Replacement(open..<open, " [weak self] in"))
        }
        let gap = closure.contentRange.lowerBound..<body.range.lowerBound
        guard source.text(gap).allSatisfy(\.isWhitespace) else { return nil }
        let bodyIndent = isOneLine ? inner : "\n" + indentation(of: body.range.lowerBound, source)
        replacements.append(Fix.Replacement(gap, bodyIndent + "guard let self else { return }" + bodyIndent))
        if isOneLine, let last = closure.statements.last {
            let rest = last.range.upperBound..<closure.contentRange.upperBound
            guard source.text(rest).allSatisfy(\.isWhitespace) else { return nil }
            replacements.append(Fix.Replacement(rest, "\n" + indent))
        }
        return .replace(replacements)
    }

    /// The white space that a line begins with.
    private func indentation(of offset: Int, _ source: SourceText) -> String {
        let position = source.position(at: offset)
        let start = position.offset - position.column + 1
        return String(source.text(start..<offset).prefix { $0 == " " || $0 == "\t" })
    }
}
