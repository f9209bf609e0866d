import SwiftEdits
import SwiftOutline

/// The tokens of one declaration, for a comparison of two versions that ignores their layout.
struct TokenSpan {
    let document: SwiftDocument
    let tokens: [Token]
    let texts: [String]

    init(_ range: Range<Int>, in document: SwiftDocument) {
        self.document = document
        var tokens: [Token] = []
        var index = document.tokenIndex(at: range.lowerBound)
        while index < document.tokens.count, document.tokens[index].start < range.upperBound {
            let token = document.tokens[index]
            if token.kind != .endOfFile { tokens.append(token) }
            index += 1
        }
        self.tokens = tokens
        texts = tokens.map { document.text($0.range) }
    }

    /// The index of the token that starts at an offset.
    func index(at offset: Int) -> Int? { tokens.firstIndex { $0.start == offset } }

    /// The bytes of a run of tokens.
    func range(_ run: Range<Int>) -> Range<Int> {
        guard let first = run.first, let last = run.last, tokens.indices.contains(last) else { return 0..<0 }
        return tokens[first].start..<tokens[last].end
    }

    /// The bytes between a token and the one before it.
    func gap(before index: Int) -> Range<Int> {
        guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
        let start = index > 0 ? tokens[index - 1].end : first.start
        return start..<(index < tokens.count ? tokens[index].start : last.end)
    }

    /// Whether the brackets in a run are balanced.
    func isBalanced(_ run: Range<Int>) -> Bool {
        let bytes = range(run)
        return run.allSatisfy { index in
            guard let match = tokens[index].match else { return true }
            return bytes.contains(document.tokens[match].start)
        }
    }

    /// An equivalent run that begins at the start of a line, if there is one: it holds the same tokens, and so do the tokens
    /// around it.
    func slidToLineStart(_ run: Range<Int>) -> Range<Int> {
        var run = run
        while run.lowerBound > 0, !tokens[run.lowerBound].startsLine,
            texts[run.lowerBound - 1] == texts[run.upperBound - 1]
        {
            run = run.lowerBound - 1..<run.upperBound - 1
        }
        return run
    }

    /// An equivalent run that begins at the start of a line and has whole brackets, if there is one.
    func slidToWhole(_ run: Range<Int>) -> Range<Int> {
        var (left, right) = (run, run)
        while !isWhole(left), left.lowerBound > 0, texts[left.lowerBound - 1] == texts[left.upperBound - 1] {
            left = left.lowerBound - 1..<left.upperBound - 1
        }
        while !isWhole(right), right.upperBound < texts.count, texts[right.lowerBound] == texts[right.upperBound] {
            right = right.lowerBound + 1..<right.upperBound + 1
        }
        return [left, right].first(where: isWhole) ?? run
    }

    private func isWhole(_ run: Range<Int>) -> Bool {
        run.isEmpty || tokens[run.lowerBound].startsLine && isBalanced(run)
    }
}
