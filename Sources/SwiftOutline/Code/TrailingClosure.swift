/// A trailing closure of a call.
package struct TrailingClosure: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    /// The label; the first trailing closure has none.
    package var label: String? { token(node.a).map { reading.source.text($0.range).withoutBackticks } }

    package var closure: Closure { Closure(reading: reading, index: index - 1) }
}
