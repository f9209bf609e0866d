import Diagnostics
import SwiftOutline

/// A comment that disables rules: `// scaffold:disable:next vc.base -- the SDK's own screen`.
struct Suppression: Sendable {
    /// The bytes of the comment.
    let range: Range<Int>
    let rules: Set<String>
    /// The lines on which the rules are disabled.
    let lines: ClosedRange<Int>
    /// The comment's first word if it is unknown: `scaffold:disable:nxt`.
    var unknownWord: String?

    /// The words that a comment may begin with.
    static let words = [mark, mark + ":next", mark + ":this", "scaffold:enable"]
    /// The beginning of every comment that disables rules.
    static let mark = "scaffold:disable"
    static let all = words.joined(separator: ", ")

    func covers(_ finding: Finding) -> Bool {
        lines.contains(finding.span.line) && rules.contains(finding.rule)
    }

    /// The suppressions of a file, in their order.
    ///
    /// Without `:next` or `:this` a rule is disabled down to `// scaffold:enable` with the same rule, or to the file's end.
    static func find(in file: SourceFile) -> [Suppression] {
        let source = file.outline.source
        guard source.contains(mark) else { return [] }
        let directives = file.outline.comments.compactMap { comment -> (Directive, Range<Int>)? in
            Directive(comment.text).map { ($0, comment.range) }
        }
        let table = LineTable(source)
        var found: [Suppression] = []
        for (index, (directive, range)) in directives.enumerated() where directive.kind != .enable {
            let line = table.position(at: range.lowerBound).line
            let lines: ClosedRange<Int>
            switch directive.kind {
            case .this, .unknown: lines = line...line
            case .next: lines = Self.linesBehind(range, line, in: file)
            case .region, .enable:
                let end = directives[(index + 1)...].first { other, _ in
                    other.kind == .enable && (other.rules.isEmpty || !other.rules.isDisjoint(with: directive.rules))
                }
                lines = line...(end.map { max(line, table.position(at: $0.1.lowerBound).line) } ?? Int.max)
            }
            let word = directive.kind == .unknown ? directive.word : nil
            found.append(Suppression(range: range, rules: directive.rules, lines: lines, unknownWord: word))
        }
        return found
    }

    /// The next line with a token; if a declaration begins there, all lines down to its name.
    private static func linesBehind(_ comment: Range<Int>, _ line: Int, in file: SourceFile) -> ClosedRange<Int> {
        let outline = file.outline
        guard let token = outline.tokens(in: comment.upperBound..<outline.source.count).first else {
            return line...line
        }
        let first = outline.source.position(at: token.start).line
        let declaration = outline.allDeclarations.first { $0.range.lowerBound == token.start }
        let last = declaration.map { outline.source.position(at: $0.nameRange.lowerBound).line } ?? first
        return first...max(first, last)
    }
}

/// A comment about rules, taken apart.
private struct Directive {
    enum Kind {
        case region, next, this, enable
        /// One that disables nothing, as its word is not known.
        case unknown
    }

    let kind: Kind
    let word: String
    let rules: Set<String>

    init?(_ comment: String) {
        let words = comment.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == "/" || $0 == "*" })
        switch words.first {
        case "scaffold:disable": kind = .region
        case "scaffold:disable:next": kind = .next
        case "scaffold:disable:this": kind = .this
        case "scaffold:enable": kind = .enable
        case .some(let word) where word.hasPrefix("scaffold:disable:"): kind = .unknown
        default: return nil
        }
        word = words.first.map(String.init) ?? ""
        rules = kind == .unknown ? [] : Set(words.dropFirst().prefix { $0 != "--" }.map(String.init))
    }
}
