import Diagnostics

/// A label with a text beside it, wrapped in its own column.
struct LabelledText {
    /// The label without colours.
    let label: String
    /// The label with colours.
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
    ///   - column: The column of the text, from 0.
    ///   - textWidth: The columns of the text.
    func lines(column: Int, textWidth: Int) -> [String] {
        let lines = TextWrapper.wrap(text, width: textWidth)
        let gap = String(repeating: " ", count: max(column - label.count, 0))
        let margin = String(repeating: " ", count: column)
        return [styledLabel + gap + (lines.first ?? "")] + lines.dropFirst().map { margin + $0 }
    }
}
