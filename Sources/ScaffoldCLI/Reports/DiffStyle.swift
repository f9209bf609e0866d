/// Colours a unified diff as `git diff` does.
struct DiffStyle {
    let style: TextStyle

    /// The coloured diff; unchanged if colours are off.
    func apply(to diff: String) -> String { style.lines(of: diff, colored) }

    private func colored(_ line: String) -> String {
        if line.hasPrefix("+++ ") || line.hasPrefix("--- ") { return style(.bold, line) }
        return switch line.first {
        case "+": style(.green, line)
        case "-": style(.red, line)
        case "@": style(.cyan, line)
        default: line
        }
    }
}
