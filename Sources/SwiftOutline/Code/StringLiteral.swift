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
        zip(parts, parts.dropFirst()).map { part, next in
            reading.fragment(part.end..<max(part.end, next.start))
        }
    }

    /// The text between delimiters and interpolations, with unresolved escapes.
    package var segments: [String] {
        let source = reading.source
        let first = reading.tokens[Int(node.first)]
        let pounds = source.bytes(in: first.range).prefix { $0 == .hash }.count
        let delimiter = pounds + (isMultiline ? 3 : 1)
        let interpolation = pounds + 2
        return parts.enumerated().map { number, part in
            let start = part.start + (number == 0 ? delimiter : 1)
            let isLast = part.kind == .string || part.kind == .stringEnd
            let end = part.end - (!isLast ? interpolation : part.isUnterminated ? 0 : delimiter)
            return source.text(start..<max(end, start))
        }
    }

    /// The tokens of the literal's own text: one, or those before, between and after its interpolations.
    private var parts: [Token] {
        var parts = [reading.tokens[Int(node.first)]]
        var index = Int(node.first) + 1
        while isInterpolated, parts.last?.kind != .stringEnd, index <= Int(node.a) {
            let token = reading.tokens[index]
            let isPart = token.kind == .stringMiddle || token.kind == .stringEnd
            if isPart { parts.append(token) }
            index = max(isPart ? index : token.match ?? index, index) + 1
        }
        return parts
    }
}
