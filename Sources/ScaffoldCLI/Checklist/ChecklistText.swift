import ScaffoldLint

/// Checklists for a person at a terminal: one module whole, several as a table.
struct ChecklistText {
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

    static func sign(_ state: ModuleChecklist.State) -> String {
        switch state {
        case .done: "✓"
        case .open: "✗"
        case .notNeeded: "–"
        case .people: "?"
        }
    }

    private static func look(_ state: ModuleChecklist.State) -> TextStyle.Look {
        switch state {
        case .done: .green
        case .open: .boldRed
        case .notNeeded: .dim
        case .people: .yellow
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
        output.writeLine(Self.summary(checklist))
    }

    private func write(_ item: ModuleChecklist.Item, to console: Console) {
        let style = console.outputStyle
        let margin = Self.indent + Self.indent
        let lines = TextWrapper.wrap(item.text, width: console.width - margin.count)
        let sign = style(Self.look(item.state), Self.sign(item.state))
        console.output.writeLine(Self.indent + sign + " " + (lines.first ?? ""))
        for line in lines.dropFirst() { console.output.writeLine(margin + line) }
        for text in [item.note, item.remark].compactMap({ $0 }) {
            for line in TextWrapper.wrap(text, width: console.width - margin.count) {
                console.output.writeLine(margin + style(.dim, line))
            }
        }
        for reason in item.reasons {
            let place = reason.place.map { "\($0): " } ?? ""
            console.output.writeLine(margin + style(.bold, place) + reason.message + style(.dim, " [\(reason.source)]"))
        }
    }

    /// `12 done, 1 open, 6 for people, 1 not needed`
    static func summary(_ checklist: ModuleChecklist) -> String {
        let counts: [(ModuleChecklist.State, String)] = [
            (.done, "done"), (.open, "open"), (.people, "for people"), (.notNeeded, "not needed"),
        ]
        return counts.map { (checklist.count($0), $1) }.filter { $0.0 > 0 }.map { "\($0) \($1)" }
            .joined(separator: ", ")
    }

    // MARK: - All modules

    private func writeTable(to console: Console) {
        let style = console.outputStyle
        guard let first = checklists.first else { return }
        let names = checklists.map(\.module)
        var rows: [[TextTable.Cell]] = []
        let items = checklists.map(\.items)
        for (number, item) in first.items.enumerated() {
            let text = item.text.count > 60 ? String(item.text.prefix(59)) + "…" : item.text
            rows.append(
                [TextTable.Cell(text)]
                    + items.map { list in
                        let state = list.indices.contains(number) ? list[number].state : .people
                        return TextTable.Cell(Self.sign(state), Self.look(state))
                    }
            )
        }
        let table = TextTable(header: ["ITEM"] + names, rows: rows)
        for line in table.lines(style: style) { console.output.writeLine(line) }
        console.output.writeLine()
        console.output.writeLine(style(.dim, "✓ done, ✗ open, ? for people, – not needed"))
        for checklist in checklists where checklist.count(.open) > 0 {
            console.output.writeLine("\(checklist.module): \(Self.summary(checklist))")
        }
    }
}
