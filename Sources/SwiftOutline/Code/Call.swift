/// A call, or the use of a macro.
package struct Call: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    /// The callee: `coordinator?.push`, `UIButton`, `.detail`, `#Preview`.
    package var callee: Fragment { reading.fragment(range.lowerBound..<max(range.lowerBound, Int(node.b))) }

    /// The last name of the callee: the `push` of `coordinator?.push`, the `Array` of `Array<Int>`; empty if the callee does
    /// not end in a name.
    package var name: String { nameRange.map { reading.source.text($0).withoutBackticks } ?? "" }

    /// The bytes of the name with its back-ticks.
    private var nameRange: Range<Int>? {
        var last = reading.tokens.firstIndex(from: callee.range.upperBound) - 1
        let first = Int(node.first)
        if last >= first, reading.tokens[last].kind != .identifier { last = startOfGenerics(last) }
        return last >= first ? reading.tokens[last].range : nil
    }

    /// The index of the name before a generic clause that ends at a token, or of the token.
    private func startOfGenerics(_ last: Int) -> Int {
        let end = reading.tokens[last].end
        guard reading.source.storage[end - 1] == .greater else { return -1 }
        var depth = 0
        var index = last
        while index > Int(node.first) {
            let token = reading.tokens[index]
            switch token.kind {
            case .rightParenthesis, .rightSquare: index = token.match ?? index
            case .binaryOperator, .prefixOperator, .postfixOperator:
                for byte in reading.source.bytes(in: token.range) {
                    if byte == .greater { depth += 1 }
                    if byte == .less { depth -= 1 }
                }
            default: break
            }
            index -= 1
            if depth == 0 { return reading.tokens[index].kind == .identifier ? index : -1 }
        }
        return -1
    }

    /// The range of the arguments with the parentheses.
    package var argumentsRange: Range<Int>? { groupRange(node.a) }

    /// The arguments in parentheses.
    package var arguments: [CallArgument] { children(.argument).map { CallArgument(reading: reading, index: $0) } }

    /// The closures after the parentheses.
    package var trailingClosures: [TrailingClosure] {
        children(.trailingClosure).map { TrailingClosure(reading: reading, index: $0) }
    }

    /// The argument with a label.
    package func argument(labelled label: String) -> CallArgument? { arguments.first { $0.label == label } }
}
