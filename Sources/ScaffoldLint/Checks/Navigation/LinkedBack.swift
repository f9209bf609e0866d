import Diagnostics
import SwiftEdits
import SwiftOutline

/// Controllers that a coordinator makes and shows without setting their reference to it.
struct LinkedBack: Check {
    @Parameter({ $0.texts("in") }) private var owners: [String]
    @Parameter({ $0.texts("of") }) private var shown: [String]
    /// Methods that show a controller without setting anything.
    @Parameter({ $0.set("showing") }) private var showing: Set<String>

    func inspect(_ file: FileContext, _ report: inout Report) {
        guard file.hasType(in: owners) else { return }
        shownInPlace(file, &report)
        let uses = LocalUses(in: file, showing: showing)
        for local in file.declarations where local.isLocal && (local.kind == .let || local.kind == .var) {
            let start = local.range.lowerBound
            guard let value = local.initialValue, hasOwner(at: start, in: file),
                let body = file.scopes(at: start).last(where: { !$0.kind.hasMembers }),
                let made = controller(value, in: file), let property = link(of: made, in: file),
                uses.isShown(local.name, in: body), !uses.isLinked(local.name, by: property, value, in: body)
            else { continue }
            report.add(
                local.nameRange,
                in: file.index,
                of: "\(file.name(at: start)).\(local.name)",
                ["name": local.name, "property": property, "type": made],
                fix: fix(local, property, file)
            )
        }
    }

    /// Controllers that are made in the call that shows them, so that nothing can be set.
    private func shownInPlace(_ file: FileContext, _ report: inout Report) {
        for call in file.calls where showing.contains(call.name) {
            let start = call.call.range.lowerBound
            guard hasOwner(at: start, in: file), !file.file.isPreview(start) else { continue }
            for value in call.call.arguments.map(\.value) {
                guard let made = controller(value, in: file), let property = link(of: made, in: file),
                    !value.text.contains("\(property):")
                else { continue }
                report.add(
                    value.range,
                    in: file.index,
                    of: "\(file.name(at: start))(\(made))",
                    ["name": made, "property": property, "type": made]
                )
            }
        }
    }

    private func hasOwner(at offset: Int, in file: FileContext) -> Bool {
        file.type(at: offset).map { file.app.has($0.name, oneOf: owners) } == true
    }

    /// The type of the controller that a call makes, by its initialiser or by a factory method.
    private func controller(_ value: Fragment, in file: FileContext) -> String? {
        guard let called = file.callsByRange[value.range]?.name else { return nil }
        let isFactory = file.app.model.type(called) == nil && called.hasPrefix("make")
        let name = isFactory ? String(called.dropFirst("make".count)) : called
        return file.app.model.type(name) != nil && file.app.has(name, oneOf: shown) ? name : nil
    }

    /// The property in which a controller keeps its coordinator.
    private func link(of type: String, in file: FileContext) -> String? {
        let properties = file.app.model.type(type)?.storedProperties ?? []
        return properties.first { $0.kind == .var && file.app.has(typeOf: $0, oneOf: owners) }?.name
    }

    private func fix(_ local: Declaration, _ property: String, _ file: FileContext) -> Fix {
        let line = file.newline + file.document.indentation(at: local.range.lowerBound)
        let text = line + "\(local.name).\(property) = self"
        return .replace([SourceEdit(at: local.range.upperBound, text.utf8)])
    }
}
