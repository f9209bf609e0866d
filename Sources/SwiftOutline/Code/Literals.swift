/// An array literal.
package struct ArrayLiteral: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    package var elements: [Fragment] {
        children(.element).map { reading.fragment(range(of: $0)) }
    }
}

/// A string literal.
package struct StringLiteral: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    package var text: String { reading.source.text(range) }

    package var isInterpolated: Bool { reading.tokens[Int(node.first)].kind == .stringStart }

    /// Whether the literal is delimited by `"""`.
    package var isMultiline: Bool { reading.tokens[Int(node.first)].flags.contains(.multiline) }

    /// The text in the parentheses of each interpolation.
    package var interpolations: [Fragment] {
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

    /// The text between delimiters and interpolations, with unresolved escapes.
    package var segments: [String] {
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
package struct Assignment: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    package var target: Fragment { reading.fragment(range.lowerBound..<max(range.lowerBound, Int(node.b))) }

    /// The operator: `=`, `+=`.
    package var `operator`: String { token(node.a).map { reading.source.text($0.range) } ?? "" }

    package var value: Fragment {
        let start = startOfToken(behind: token(node.a)?.end ?? range.lowerBound)
        return reading.fragment(start..<range.upperBound)
    }
}
