import Diagnostics

/// Where an entry belongs, by declaration and not by file or line: `[struct DeepLinkParser, func parse, switch]`.
package struct AnchorPath: Sendable, Hashable {
    /// The steps, from the outside in; none means the file itself.
    package let steps: [AnchorStep]

    package init(steps: [AnchorStep]) {
        self.steps = steps
    }

    /// Reads steps with commas between them, with or without the brackets around all.
    ///
    /// Commas within parentheses, angle brackets and quotes belong to the step.
    /// - Throws: `.text` with what is wrong.
    package init(_ text: String) throws(EditError.Reason) {
        var inner = Substring(text.trimmingSpaces)
        if inner.hasPrefix("["), inner.hasSuffix("]") { inner = inner.dropFirst().dropLast() }
        var steps: [AnchorStep] = []
        for part in Self.parts(inner) where !part.trimmingSpaces.isEmpty { steps.append(try AnchorStep(part)) }
        self.init(steps: steps)
    }

    private static func parts(_ text: Substring) -> [String] {
        var parts = [""]
        var depth = 0
        var isQuoted = false
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted {
                if "([<".contains(character) { depth += 1 }
                if ")]>".contains(character) { depth -= 1 }
            }
            if character == ",", depth == 0, !isQuoted {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }
}

extension AnchorPath: CustomStringConvertible {
    /// The steps as they are written: `struct DeepLinkParser, func parse, switch`.
    package var description: String { steps.map(\.description).joined(separator: ", ") }
}
