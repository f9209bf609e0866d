import SwiftOutline

/// Adds what a `Package.swift` says of the package, of a target or of a product: `defaultLocalization: "en"`,
/// `resources: [.process("Resources")]`, `targets: [.target(name: "CommonTesting")]`.
///
/// Where the argument is there and is a list, the element joins it, unless one is called the same.
struct PackageArgumentEdit {
    let edit: Edit

    func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        let manifest = try PackageManifest(document)
        let isOfTarget = edit.anchor.steps.contains { $0.place == .target }
        let call = try manifest.call(of: edit.anchor)
        let text = EntryText(edit.text).plain
        let given = Outline("call(\(text))").code().calls.first?.arguments ?? []
        guard given.count == 1, let new = given.first, let label = new.label else {
            throw .text("\"\(text)\" is no argument; \"path: \\\"Sources\\\"\" is one")
        }
        guard call.argument(labelled: label) != nil else {
            let labels = isOfTarget ? PackageManifest.targetLabels : PackageManifest.packageLabels
            return try manifest.adding(EntryText(text), labelled: label, to: call, labels: labels)
        }
        guard let element = new.code.arrayLiterals.first(where: { $0.range == new.value.range })?.elements.first,
            let literal = try manifest.list(label, of: call), !Self.isThere(element, in: literal, document)
        else { return [] }
        var edit = edit
        edit.text = element.text
        return try ArrayElementEdit.edits(adding: edit, to: literal, in: document)
    }

    /// Whether a list has the element, or one of the same kind and name.
    private static func isThere(_ element: Fragment, in literal: ArrayLiteral, _ document: SwiftDocument) -> Bool {
        let name = Self.name(in: Outline("let element = \(element.text)").code())
        let calls = literal.elements.map { Outline("let element = \($0.text)").code() }
        return literal.elements.contains { TokenText($0.range, in: document) == TokenText(element.text) }
            || (name != nil && calls.contains { Self.name(in: $0) == name })
    }

    private static func name(in code: Code) -> String? {
        code.calls.first.flatMap { call in
            call.text("name").map { "\(call.name) \($0)" }
        }
    }
}
