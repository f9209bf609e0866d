import ScaffoldLint

/// Checklists as Markdown for a pull request: a task list of one module, or a table of several modules.
struct MarkdownChecklist {
    let checklists: [ModuleChecklist]
    let isSingle: Bool

    var text: String {
        guard let first = checklists.first else { return "The app has no modules.\n" }
        return (isSingle ? list(first) : table(first)).joined(separator: "\n") + "\n"
    }

    // MARK: - One module

    private func list(_ checklist: ModuleChecklist) -> [String] {
        var lines = ["## \(checklist.module)", "", checklist.summary + "."]
        for section in checklist.sections {
            lines += ["", "### \(section.title)", ""]
            for item in section.items { lines += self.lines(of: item) }
        }
        return lines
    }

    private func lines(of item: ModuleChecklist.Item) -> [String] {
        let note = item.note.map { " (\($0))" } ?? ""
        switch item.state {
        case .done: return ["- [x] \(item.text)\(note)\(Self.question(item))"]
        case .notNeeded:
            return ["- [x] ~~\(item.text)~~ not needed" + (item.remark.map { ": \($0)" } ?? "")]
        case .people: return ["- [ ] \(item.text)\(note)\(Self.question(item))"]
        case .open:
            let reasons = item.reasons.map { reason in
                "  - " + (reason.place.map { MarkdownText.code($0) + ": " } ?? "")
                    + MarkdownText.message(reason.message) + " (`\(reason.source)`)"
            }
            return ["- [ ] **\(item.text)**\(note)"] + reasons
        }
    }

    /// What a person has to check, by which a ticked item is known as theirs.
    private static func question(_ item: ModuleChecklist.Item) -> String {
        item.isForPeople ? " \(KeptChecklist.mark)" + (item.remark.map { ": \($0)" } ?? "") + ")*" : ""
    }

    // MARK: - All modules

    private func table(_ first: ModuleChecklist) -> [String] {
        var lines = ["| | " + checklists.map(\.module).joined(separator: " | ") + " |"]
        lines.append("| --- |" + String(repeating: " :-: |", count: checklists.count))
        for (number, item) in first.items.enumerated() {
            let cells = checklists.map { $0.state(ofItem: number).emoji }
            lines.append("| \(item.text.backslashing("|<>")) | " + cells.joined(separator: " | ") + " |")
        }
        lines += ["", "✅ done, ❌ open, 👤 for people, – not needed"]
        for checklist in checklists where checklist.count(.open) > 0 {
            lines += ["", "**\(checklist.module)**", ""]
            for item in checklist.items where item.state == .open { lines += self.lines(of: item) }
        }
        return lines
    }
}
