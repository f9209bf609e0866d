import Diagnostics

/// Colours problems as compilers do: a bold place, a red `error:`, a green caret.
struct ProblemStyle {
    let style: TextStyle

    /// The coloured text of a problem; unchanged if colours are off.
    func apply(to text: String) -> String { style.lines(of: text, colored) }

    private func colored(_ line: String) -> String {
        if line.contains("^"), line.allSatisfy({ $0 == " " || $0 == "^" || $0 == "~" || $0 == "\t" }) {
            return style(.boldGreen, line)
        }
        for severity in Severity.allCases.reversed() {
            let label = severity.rawValue + ":"
            guard let place = Self.place(before: label, in: line) else { continue }
            return style(.bold, place) + style(severity.look, label) + line.dropFirst(place.count + label.count)
        }
        return line
    }

    /// The text before the label if the line is the first of a problem: empty, or a place with its colon.
    private static func place(before label: String, in line: String) -> String? {
        if line.hasPrefix(label + " ") { return "" }
        let mark = Array((": " + label + " ").utf8)
        let bytes = Array(line.utf8)
        guard bytes.count >= mark.count else { return nil }
        let start = (0...(bytes.count - mark.count)).first { bytes[$0..<($0 + mark.count)].elementsEqual(mark) }
        return start.map { String(decoding: bytes[..<($0 + 2)], as: UTF8.self) }
    }
}
