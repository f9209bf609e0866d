import Diagnostics
import SwiftOutline
import SwiftParser
import SwiftSyntax

/// What the two readers say about one file.
struct Comparison {
    /// The facts that only one of them states.
    var differences: [(isOutline: Bool, fact: Fact)] = []
    /// The number of facts that SwiftSyntax states, by kind.
    var counts: [Fact.Kind: Int] = [:]
    /// Whether SwiftSyntax finds the file to be wrong.
    var isBroken = false
    /// Whether the tokens and what lies between them are the file.
    var isExact = true
    /// Seconds.
    var outlineTime = 0.0
    var syntaxTime = 0.0

    init(_ bytes: [UInt8]) {
        let source = SourceText(bytes)
        let clock = ContinuousClock()
        var outline: Outline?
        outlineTime = clock.measure { outline = Outline(source) }.seconds
        var tree: SourceFileSyntax?
        syntaxTime = clock.measure { tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) } }.seconds
        guard let outline, let tree else { return }
        isExact = Self.isExact(outline)
        isBroken = tree.hasError
        let ours = OutlineFacts(outline).facts
        let theirs = SyntaxFacts(tree).facts
        for fact in theirs { counts[fact.kind, default: 0] += 1 }
        compare(ours, theirs)
        compareTokens(outline, tree)
    }

    private mutating func compare(_ ours: [Fact], _ theirs: [Fact]) {
        var balance: [Fact: Int] = [:]
        for fact in ours { balance[fact, default: 0] += 1 }
        for fact in theirs { balance[fact, default: 0] -= 1 }
        for (fact, count) in balance where count != 0 {
            for _ in 0..<abs(count) { differences.append((count > 0, fact)) }
        }
        differences.sort { ($0.fact.start, $0.fact.text) < ($1.fact.start, $1.fact.text) }
    }

    /// Compares where tokens start.
    ///
    /// SwiftSyntax has more of them within string and regex literals and versions, and splits operators where a clause
    /// ends in them; a `)` that ends an interpolation is a token of its own there, and starts the rest of the string
    /// here.
    private mutating func compareTokens(_ outline: Outline, _ tree: SourceFileSyntax) {
        var starts = Set<Int>()
        for token in tree.tokens(viewMode: .sourceAccurate) where !token.bytes.isEmpty {
            starts.insert(token.bytes.lowerBound)
        }
        counts[.token, default: 0] += starts.count
        for token in outline.tokens.dropLast() {
            if starts.remove(token.start) == nil { addToken(token.range, isOutline: true) }
            switch token.kind {
            case .string, .stringStart, .stringMiddle, .stringEnd, .regex, .float, .doubleColon, .binaryOperator,
                .prefixOperator,
                .postfixOperator:
                for offset in token.range { starts.remove(offset) }
            default: break
            }
        }
        for start in starts.sorted() { addToken(start..<start, isOutline: false) }
    }

    private mutating func addToken(_ range: Range<Int>, isOutline: Bool) {
        differences.append((isOutline, Fact(kind: .token, start: range.lowerBound, text: Fact.part("", range))))
    }

    /// Whether tokens are in order, end at the end of the text, and only space and comments lie between them.
    private static func isExact(_ outline: Outline) -> Bool {
        var end = 0
        for token in outline.tokens {
            guard token.start >= end, token.end >= token.start else { return false }
            end = token.end
        }
        return end == outline.source.count
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
