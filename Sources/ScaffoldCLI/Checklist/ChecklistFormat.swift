/// How a checklist is shown.
enum ChecklistFormat: String, CaseIterable, Sendable {
    case text, markdown, html, json
}
