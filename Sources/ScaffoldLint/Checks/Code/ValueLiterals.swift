import SwiftOutline

/// The string literals of a file, by the values that they are: alone, after `??`, or as the elements of an array.
struct ValueLiterals {
    private let outline: Outline
    private let byStart: [Int: StringLiteral]
    private let byEnd: [Int: StringLiteral]

    init(in file: FileContext) {
        outline = file.outline
        let literals = file.code.stringLiterals
        byStart = Dictionary(literals.map { ($0.range.lowerBound, $0) }, uniquingKeysWith: { first, _ in first })
        byEnd = Dictionary(literals.map { ($0.range.upperBound, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func literals(of range: Range<Int>) -> [StringLiteral] {
        if let literal = byStart[range.lowerBound], literal.range == range { return [literal] }
        let tokens = outline.tokens
        if let literal = byEnd[range.upperBound], literal.range.lowerBound > range.lowerBound {
            let before = tokens[tokens.firstIndex(from: literal.range.lowerBound) - 1]
            return outline.text(before) == "??" ? [literal] : []
        }
        let open = tokens.firstIndex(from: range.lowerBound)
        guard open < tokens.endIndex, tokens[open].kind == .leftSquare, let close = tokens[open].match,
            tokens[close].end == range.upperBound
        else { return [] }
        return outline.split(open + 1..<close).compactMap { byStart[tokens[$0.lowerBound].start] }
    }
}
