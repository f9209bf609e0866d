import AppModel
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
    static var words: [String] { Directive.Kind.allCases.map(\.rawValue) }

    /// The suppressions of a file, in their order.
    ///
    /// Without `:next` or `:this` a rule is disabled down to `// scaffold:enable` with the same rule, or to the file's end.
    static func find(in file: SourceFile) -> [Suppression] {
        let source = file.outline.source
        guard source.contains(Directive.Kind.region.rawValue) else { return [] }
        let directives = file.outline.comments.compactMap { comment -> (Directive, Range<Int>)? in
            Directive(comment.text).map { ($0, comment.range) }
        }
        var found: [Suppression] = []
        /// The next lines on which a rule is enabled, those of comments without a rule by an empty name.
        var enabled: [String: Int] = [:]
        for (directive, range) in directives.reversed() {
            let line = file.lines.position(at: range.lowerBound).line
            let lines: ClosedRange<Int>
            switch directive.kind {
            case .this, nil: lines = line...line
            case .next: lines = Self.linesAfter(range, line, in: file)
            case .region: lines = line...(directive.rules.union([""]).compactMap { enabled[$0] }.min() ?? Int.max)
            case .enable:
                for rule in directive.rules.isEmpty ? [""] : directive.rules { enabled[rule] = line }
                continue
            }
            let word = directive.kind == nil ? directive.word : nil
            found.append(Suppression(range: range, rules: directive.rules, lines: lines, unknownWord: word))
        }
        return found.reversed()
    }

    /// The next line with a token; if a declaration begins there, all lines down to its name.
    private static func linesAfter(_ comment: Range<Int>, _ line: Int, in file: SourceFile) -> ClosedRange<Int> {
        let outline = file.outline
        guard let token = outline.tokens(in: comment.upperBound..<outline.source.count).first else {
            return line...line
        }
        let first = file.lines.position(at: token.start).line
        let declaration = outline.declarations(around: token.start).first { $0.range.lowerBound == token.start }
        let last = declaration.map { file.lines.position(at: $0.nameRange.lowerBound).line } ?? first
        return first...max(first, last)
    }
}

/// A comment that disables or enables rules: its first word, and the rules after it.
private struct Directive {
    enum Kind: String, CaseIterable {
        case region = "scaffold:disable"
        case next = "scaffold:disable:next"
        case this = "scaffold:disable:this"
        case enable = "scaffold:enable"
    }

    let word: String
    /// `nil` for an unknown word: then the comment disables nothing.
    let kind: Kind?
    let rules: Set<String>

    init?(_ comment: String) {
        let words = comment.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == "/" || $0 == "*" })
        word = words.first.map(String.init) ?? ""
        kind = Kind(rawValue: word)
        guard kind != nil || word.hasPrefix(Kind.region.rawValue + ":") else { return nil }
        rules = kind == nil ? [] : Set(words.dropFirst().prefix { $0 != "--" }.map(String.init))
    }
}
