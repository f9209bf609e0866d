import SwiftOutline

/// Adds an argument to a call.
struct ArgumentEdit {
    let edit: Edit

    func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        guard let target = try edit.target(in: document) else { return [] }
        guard case .call(let call) = target else { throw .unsuitable("\"\(target.name)\" is no call") }
        let entry = EntryText(edit.text)
        let new = try Self.argument(entry.plain)
        guard !isThere(new, in: call, document) else { return [] }
        let arguments = call.arguments
        guard let brackets = call.argumentsRange else {
            return [SourceEdit(at: call.callee.range.upperBound, ("(" + entry.plain + ")").utf8)]
        }
        try document.checkClosed(brackets)
        var index = arguments.count
        if let after = edit.after, let found = arguments.lastIndex(where: { $0.label == after }) { index = found + 1 }
        return ListInserter(document: document, brackets: brackets, elements: arguments.map(\.range))
            .insert(entry, at: index)
    }

    private func isThere(_ new: (label: String?, tokens: TokenText), in call: Call, _ document: SwiftDocument) -> Bool {
        if let label = new.label { return call.argument(labelled: label) != nil }
        return call.arguments.contains { new.tokens.reads($0.range, in: document) }
    }

    private static func argument(_ text: String) throws(EditError.Reason) -> (label: String?, tokens: TokenText) {
        let arguments = Outline("call(\(text))").code().calls.first?.arguments ?? []
        guard arguments.count == 1 else { throw .text("\"\(text)\" is not one argument") }
        return (arguments[0].label, TokenText(text))
    }
}
