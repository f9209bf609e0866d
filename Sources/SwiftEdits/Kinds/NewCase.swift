/// The switch case in an entry's text.
struct NewCase {
    let patterns: [CasePattern]
    /// `case …:`.
    let label: String
    /// The lines after the label.
    let body: String
    /// Whether there is one statement.
    let isSimple: Bool

    /// - Throws: `.text` where the text is no case.
    init(_ text: String) throws(EditError.Reason) {
        let plain = EntryText(text).plain
        let document = SwiftDocument(Array("switch value {\n\(plain)\n}\n".utf8))
        let cases = document.outline.code().switches.first?.cases ?? []
        guard cases.count == 1, !cases[0].isDefault, !cases[0].items.isEmpty, !cases[0].statements.isEmpty else {
            throw .text("\"\(plain)\" is not one case with its statements")
        }
        let found = cases[0]
        patterns = found.items.map { CasePattern($0, in: document) }
        let end = found.labelRange.upperBound
        label = EntryText(document.text(document.lineEnd(0)..<end)).plain
        let close = document.bytes.count - 3
        body = EntryText(document.text(end..<max(end, close))).plain
        isSimple = found.statements.count == 1
    }

    /// The expression of the one statement, without `return`.
    var value: String? {
        guard isSimple, body.hasPrefix("return ") else { return nil }
        return String(body.dropFirst("return ".count))
    }
}
