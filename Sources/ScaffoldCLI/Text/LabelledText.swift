/// A label and, beside it, a text that is wrapped in a column of its own.
struct LabelledText {
    /// The label as it is read.
    let label: String
    /// The label with its looks on a terminal.
    let styledLabel: String
    let text: String

    init(_ label: String, styled: String? = nil, _ text: String) {
        self.label = label
        styledLabel = styled ?? label
        self.text = text
    }

    /// The lines of the text, the first beside the label.
    ///
    /// - Parameters:
    ///   - column: Where the text begins, counted from the start of the line.
    ///   - textWidth: The columns of the text.
    func lines(column: Int, textWidth: Int) -> [String] {
        let lines = TextWrapper.wrap(text, width: textWidth)
        let gap = String(repeating: " ", count: max(column - label.count, 0))
        let margin = String(repeating: " ", count: column)
        return [styledLabel + gap + (lines.first ?? "")] + lines.dropFirst().map { margin + $0 }
    }
}
