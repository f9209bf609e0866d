/// An array literal.
public struct ArrayLiteral: Sendable, CodeView {
    let reading: Reading
    let index: Int

    /// The bytes of the literal with its brackets.
    public var range: Range<Int> { nodeRange }

    /// The elements.
    public var elements: [Fragment] {
        children(.element).map { CollectionElement(reading: reading, index: $0).fragment }
    }

    /// Whether a comma stands behind the last element.
    public var hasTrailingComma: Bool {
        guard let close = reading.tokens[Int(node.first)].match else { return false }
        return reading.tokens[close - 1].kind == .comma
    }

    /// What stands within the literal.
    public var code: Code { innerCode }
}

/// A dictionary literal.
public struct DictionaryLiteral: Sendable, CodeView {
    let reading: Reading
    let index: Int

    /// A key with its value.
    public struct Entry: Sendable {
        /// What stands before the colon.
        public let key: Fragment
        /// What stands behind the colon.
        public let value: Fragment
    }

    /// The bytes of the literal with its brackets.
    public var range: Range<Int> { nodeRange }

    /// The entries, in their order.
    public var entries: [Entry] {
        children(.element).compactMap { CollectionElement(reading: reading, index: $0).entry }
    }

    /// What stands within the literal.
    public var code: Code { innerCode }
}

/// An element of an array or dictionary literal.
struct CollectionElement: CodeView {
    let reading: Reading
    let index: Int

    var fragment: Fragment { reading.fragment(nodeRange) }

    var entry: DictionaryLiteral.Entry? {
        guard let colon = token(node.a) else { return nil }
        let range = nodeRange
        let keyEnd = max(reading.tokens[Int(node.a) - 1].end, range.lowerBound)
        return DictionaryLiteral.Entry(
            key: reading.fragment(range.lowerBound..<keyEnd),
            value: reading.fragment(startOfToken(behind: colon.end)..<range.upperBound)
        )
    }
}

/// A string literal.
public struct StringLiteral: Sendable, CodeView {
    let reading: Reading
    let index: Int

    /// The bytes of the literal with its delimiters.
    public var range: Range<Int> { nodeRange }

    /// The literal as it stands in the source.
    public var text: String { reading.source.text(range) }

    /// Whether the literal has interpolations.
    public var isInterpolated: Bool { reading.tokens[Int(node.first)].kind == .stringStart }

    /// Whether the literal is delimited by `"""`.
    public var isMultiline: Bool { reading.tokens[Int(node.first)].flags.contains(.multiline) }

    /// What stands between the parentheses of each interpolation, in their order.
    public var interpolations: [Fragment] {
        guard isInterpolated else { return [] }
        var found: [Fragment] = []
        var start = reading.tokens[Int(node.first)].end
        var index = Int(node.first) + 1
        while index <= Int(node.a) {
            let token = reading.tokens[index]
            if token.kind == .stringMiddle || token.kind == .stringEnd {
                found.append(reading.fragment(start..<max(start, token.start)))
                if token.kind == .stringEnd { break }
                start = token.end
            }
            index = max(token.kind == .stringMiddle ? index : token.match ?? index, index) + 1
        }
        return found
    }
    /// What stands within the interpolations.
    public var code: Code { innerCode }

    /// The text between the delimiters and interpolations, with its escapes as they are written.
    public var segments: [String] {
        let source = reading.source
        let first = reading.tokens[Int(node.first)]
        let pounds = source.bytes(in: first.range).prefix { $0 == .hash }.count
        let delimiter = pounds + (isMultiline ? 3 : 1)
        let interpolation = pounds + 2
        guard isInterpolated else {
            let end = first.isUnterminated ? first.end : max(first.end - delimiter, first.start + delimiter)
            return [source.text(first.start + delimiter..<max(end, first.start + delimiter))]
        }
        var segments = [source.text(first.start + delimiter..<max(first.end - interpolation, first.start + delimiter))]
        var index = Int(node.first) + 1
        let last = Int(node.a)
        while index <= last {
            let token = reading.tokens[index]
            switch token.kind {
            case .stringMiddle:
                segments.append(source.text(token.start + 1..<max(token.end - interpolation, token.start + 1)))
                index += 1
            case .stringEnd:
                let end = token.isUnterminated ? token.end : token.end - delimiter
                segments.append(source.text(token.start + 1..<max(end, token.start + 1)))
                return segments
            case .leftParenthesis, .leftSquare, .leftBrace, .stringStart:
                index = max(token.match ?? index, index) + 1
            default:
                index += 1
            }
        }
        return segments
    }
}

/// An assignment: `a = b`, `a += b`.
public struct Assignment: Sendable, CodeView {
    let reading: Reading
    let index: Int

    /// The bytes from the target to the end of the value.
    public var range: Range<Int> { nodeRange }

    /// What is assigned to.
    public var target: Fragment { reading.fragment(range.lowerBound..<max(range.lowerBound, Int(node.b))) }

    /// The operator: `=`, `+=`.
    public var `operator`: String { token(node.a).map { reading.source.text($0.range) } ?? "" }

    /// What is assigned.
    public var value: Fragment {
        let start = startOfToken(behind: token(node.a)?.end ?? range.lowerBound)
        return reading.fragment(start..<range.upperBound)
    }

    /// What stands within the target and the value.
    public var code: Code { innerCode }
}
