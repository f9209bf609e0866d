/// A table of text with aligned columns.
struct TextTable {
    /// The text of a cell and its look on a terminal.
    struct Cell {
        var text: String
        var look: TextStyle.Look?

        init(_ text: String, _ look: TextStyle.Look? = nil) {
            self.text = text
            self.look = look
        }
    }

    private static let gap = 2

    /// The titles of the columns; without any, the table has its rows only.
    var header: [String] = []
    let rows: [[Cell]]

    /// The lines of the table, without empty columns and without padding at the end of a line.
    func lines(style: TextStyle) -> [String] {
        let columns = (rows.first ?? []).indices.filter { column in rows.contains { !$0[column].text.isEmpty } }
        let head = header.isEmpty ? [] : [header.map { Cell($0, .bold) }]
        let shown = (head + rows).map { row in columns.map { row[$0] } }
        let widths = columns.indices.map { column in shown.reduce(0) { max($0, $1[column].text.count) } }
        return shown.map { line($0, widths, style) }
    }

    private func line(_ cells: [Cell], _ widths: [Int], _ style: TextStyle) -> String {
        var line = ""
        for (index, cell) in cells.enumerated() {
            line += cell.look.map { style($0, cell.text) } ?? cell.text
            guard cells[(index + 1)...].contains(where: { !$0.text.isEmpty }) else { break }
            line += String(repeating: " ", count: widths[index] - cell.text.count + Self.gap)
        }
        return line
    }
}
