import Diagnostics
import ScaffoldLint
import StencilEngine

/// Checklists as a template lays them out: as a self-contained HTML page, for screens of any size and for print, or as Markdown for
/// a pull request.
struct ChecklistPage {
    let checklists: [ModuleChecklist]
    let isSingle: Bool
    /// The app's name.
    var app = ""
    let isHTML: Bool

    func text() throws(Failure) -> String {
        let count = checklists.first?.items.count ?? 0
        let states = (0..<count).map { item in checklists.map { Self.value($0.state(ofItem: item)) } }
        return try BuiltInPage("checklist/\(isHTML ? "html" : "markdown").stencil").text([
            "app": value(app), "isSingle": .bool(isSingle), "modules": .array(checklists.map(value)),
            "count": .string(checklists.count.counted("module")), "states": .array(states.map(TemplateValue.array)),
            "mark": .string(KeptChecklist.mark),
        ])
    }

    private func value(_ checklist: ModuleChecklist) -> TemplateValue {
        let needed = checklist.items.count - checklist.count(.notNeeded)
        var number = 0
        let sections: [TemplateValue] = checklist.sections.map { section in
            let items = section.items.enumerated().map { value($1, number: number + $0) }
            number += items.count
            return ["title": value(section.title), "items": .array(items)]
        }
        return [
            "name": value(checklist.module), "summary": .string(checklist.summary),
            "document": value(checklist.document), "sections": .array(sections), "open": .int(checklist.count(.open)),
            "share": .int(needed > 0 ? checklist.count(.done) * 100 / needed : 100),
        ]
    }

    private func value(_ item: ModuleChecklist.Item, number: Int) -> TemplateValue {
        [
            "text": isHTML ? .string(Self.code(item.text)) : .string(item.text), "number": .int(number),
            "cell": .string(item.text.backslashing("|<>")), "note": item.note.map(value) ?? nil,
            "remark": item.remark.map(value) ?? nil, "state": Self.value(item.state),
            "isForPeople": .bool(item.isForPeople), "reasons": .array(item.reasons.map(value)),
        ]
    }

    private func value(_ reason: ModuleChecklist.Reason) -> TemplateValue {
        [
            "place": reason.place.map { isHTML ? value($0) : .string(MarkdownText.code($0)) } ?? nil,
            "message": isHTML ? value(reason.message) : .string(MarkdownText.message(reason.message)),
            "source": value(reason.source),
        ]
    }

    private static func value(_ state: ModuleChecklist.State) -> TemplateValue {
        ["name": "\(state.rawValue)", "words": "\(state.words)", "sign": "\(state.sign)", "emoji": "\(state.emoji)"]
    }

    private func value(_ text: String) -> TemplateValue { .string(isHTML ? text.escapedForXML : text) }

    /// The text in HTML, with back-ticked parts as code.
    private static func code(_ text: String) -> String {
        text.mappingParts(between: "`", inside: { "<code>\($0.escapedForXML)</code>" }, outside: \.escapedForXML)
    }
}
