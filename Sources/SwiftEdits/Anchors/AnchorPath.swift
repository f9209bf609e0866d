/// Where an entry belongs, by declaration and not by file or line: `[struct DeepLinkParser, func parse, switch]`.
package struct AnchorPath: Sendable, Hashable {
    /// The steps, from the outside in; none means the file itself.
    package let steps: [AnchorStep]

    package init(steps: [AnchorStep]) { self.steps = steps }
}

extension AnchorPath: CustomStringConvertible {
    /// The steps as they are written: `struct DeepLinkParser, func parse, switch`.
    package var description: String { steps.map(\.description).joined(separator: ", ") }
}
