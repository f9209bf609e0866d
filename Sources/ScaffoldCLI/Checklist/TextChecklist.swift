import Diagnostics
import ScaffoldLint

/// Checklists for a terminal: all items of one module, or a table of several modules.
struct TextChecklist {
    let checklists: [ModuleChecklist]
    let isSingle: Bool

    private static let indent = "  "

    func write(to console: Console) {
        guard let first = checklists.first else { return console.output.writeLine("The app has no modules.") }
        if isSingle {
            write(first, to: console)
        } else {
            writeTable(to: console)
        }
    }

    // MARK: - One module

    private func write(_ checklist: ModuleChecklist, to console: Console) {
        let style = console.outputStyle
        let output = console.output
        output.writeLine(style(.bold, checklist.module) + style(.dim, "  \(checklist.style), \(checklist.document)"))
        for section in checklist.sections {
            output.writeLine()
            output.writeLine(style(.bold, section.title))
            for item in section.items { write(item, to: console) }
        }
        output.writeLine()
        output.writeLine(checklist.summary)
    }

    private func write(_ item: ModuleChecklist.Item, to console: Console) {
        let style = console.outputStyle
        let margin = Self.indent + Self.indent
        let width = console.width - margin.count
        let (sign, look) = (item.state.sign, item.state.look)
        let row = LabelledText(Self.indent + sign, styled: Self.indent + style(look, sign), item.text)
        console.output.writeLines(row.lines(column: margin.count, textWidth: width))
        for text in [item.note, item.remark].compactMap({ $0 }) {
            console.output.writeLines(TextWrapper.wrap(text, width: width).map { margin + style(.dim, $0) })
        }
        for reason in item.reasons {
            let place = reason.place.map { "\($0): " } ?? ""
            console.output.writeLine(margin + style(.bold, place) + reason.message + style(.dim, " [\(reason.source)]"))
        }
    }

    // MARK: - All modules

    private func writeTable(to console: Console) {
        let style = console.outputStyle
        guard let first = checklists.first else { return }
        let rows = first.items.enumerated().map { number, item in
            let text = item.text.count > 60 ? String(item.text.prefix(59)) + "…" : item.text
            let states = checklists.map { $0.state(ofItem: number) }
            return [TextTable.Cell(text)] + states.map { TextTable.Cell($0.sign, $0.look) }
        }
        let table = TextTable(header: ["ITEM"] + checklists.map(\.module), rows: rows)
        console.output.writeLines(table.lines(style: style))
        console.output.writeLine()
        console.output.writeLine(style(.dim, "✓ done, ✗ open, ? for people, – not needed"))
        for checklist in checklists where checklist.count(.open) > 0 {
            console.output.writeLine("\(checklist.module): \(checklist.summary)")
        }
    }
}
