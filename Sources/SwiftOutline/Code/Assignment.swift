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
