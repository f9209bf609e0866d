/// An array literal.
package struct ArrayLiteral: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    package var elements: [Fragment] { children(.element).map { reading.fragment(range(of: $0)) } }
}
