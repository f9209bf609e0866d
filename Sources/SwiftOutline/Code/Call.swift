/// A call, or the use of a macro.
public struct Call: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    /// What is called: `coordinator?.push`, `UIButton`, `.detail`, `#Preview`.
    public var callee: Fragment { reading.fragment(range.lowerBound..<max(range.lowerBound, Int(node.b))) }

    /// The last name of the callee: the `push` of `coordinator?.push`, the `Array` of `Array<Int>`; empty where the
    /// callee does not end in a name.
    public var name: String {
        nameRange.map { reading.source.text($0).withoutBackticks } ?? ""
    }

    /// The bytes of the name, without back-ticks; none where the callee does not end in a name.
    public var nameBytes: ArraySlice<UInt8> {
        nameRange.map { reading.source.bytes(in: $0).withoutBackticks } ?? []
    }

    /// The bytes of the name with its back-ticks.
    private var nameRange: Range<Int>? {
        var last = reading.tokens.firstIndex(from: callee.range.upperBound) - 1
        let first = Int(node.first)
        if last >= first, reading.tokens[last].kind != .identifier { last = startOfGenerics(last) }
        return last >= first ? reading.tokens[last].range : nil
    }

    /// The name before a generic clause that ends at a token, if there is one.
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

    /// The parentheses and all between them, if there are any.
    public var argumentsRange: Range<Int>? { groupRange(node.a) }

    /// The arguments in parentheses.
    public var arguments: [Argument] { children(.argument).map { Argument(reading: reading, index: $0) } }

    /// The closures behind the parentheses.
    public var trailingClosures: [TrailingClosure] {
        children(.trailingClosure).map { TrailingClosure(reading: reading, index: $0) }
    }

    /// The argument of a label, if there is one.
    public func argument(labelled label: String) -> Argument? {
        arguments.first { $0.label == label }
    }
}

/// An argument of a call.
public struct Argument: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    /// The label, if there is one.
    public var label: String? { token(node.a).map { reading.source.text($0.range).withoutBackticks } }

    /// The value.
    public var value: Fragment {
        guard node.a != CodeNode.none else { return reading.fragment(range) }
        let start = startOfToken(behind: reading.tokens[Int(node.a) + 1].end)
        return reading.fragment(start..<range.upperBound)
    }
}

/// A closure behind a call.
public struct TrailingClosure: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    /// The label, which the first trailing closure never has.
    public var label: String? { token(node.a).map { reading.source.text($0.range).withoutBackticks } }

    /// The closure itself.
    public var closure: Closure { Closure(reading: reading, index: index - 1) }
}
