/// An argument of a call.
package struct CallArgument: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    package var label: String? { token(node.a).map { reading.source.text($0.range).withoutBackticks } }

    package var value: Fragment {
        guard node.a != CodeNode.none else { return reading.fragment(range) }
        let start = startOfToken(behind: reading.tokens[Int(node.a) + 1].end)
        return reading.fragment(start..<range.upperBound)
    }
}
