import ScaffoldLint
import YAMLReader

/// Checklists as JSON.
struct JSONChecklist {
    let checklists: [ModuleChecklist]

    var value: YAMLValue { .members(["modules": .array(checklists.map(Self.object))]) }

    private static func object(_ checklist: ModuleChecklist) -> YAMLValue {
        .members([
            "module": .string(checklist.module),
            "style": .string(checklist.style),
            "document": .string(checklist.document),
            "summary": .members([
                "done": .int(checklist.count(.done)),
                "open": .int(checklist.count(.open)),
                "people": .int(checklist.count(.people)),
                "notNeeded": .int(checklist.count(.notNeeded)),
            ]),
            "sections": .array(
                checklist.sections.map { section in
                    .members(["title": .string(section.title), "items": .array(section.items.map(object))])
                }
            ),
        ])
    }

    private static func object(_ item: ModuleChecklist.Item) -> YAMLValue {
        .members([
            "text": .string(item.text),
            "note": item.note.map(YAMLValue.string),
            "state": .string(item.state.rawValue),
            "remark": item.remark.map(YAMLValue.string),
            "reasons": .array(
                item.reasons.map { reason in
                    .members([
                        "message": .string(reason.message),
                        "place": reason.place.map(YAMLValue.string),
                        "source": .string(reason.source),
                    ])
                }
            ),
        ])
    }
}
