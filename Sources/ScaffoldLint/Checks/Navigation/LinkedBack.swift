import Diagnostics
import ScaffoldKit
import SwiftOutline

/// Controllers that a coordinator makes and shows without setting their reference to it.
struct LinkedBack: Check {
    private let owners: [String]
    private let shown: [String]
    /// Methods that show a controller without setting anything.
    private let showing: Set<String>

    init(_ parameters: inout Parameters) {
        owners = parameters.texts("in")
        shown = parameters.texts("of")
        showing = parameters.set("showing")
    }

    func inspect(_ file: FileContext, _ report: inout Report) {
        guard file.hasType(in: owners) else { return }
        shownInPlace(file, &report)
        for local in file.code.declarations where local.isLocal && (local.kind == .let || local.kind == .var) {
            let start = local.range.lowerBound
            guard let value = local.initialValue, hasOwner(at: start, in: file),
                let body = file.scopes(at: start).last(where: { !$0.kind.hasMembers }),
                let made = controller(value, in: file), let property = link(of: made, in: file),
                isShown(local.name, in: body, file), !isLinked(local.name, property, value, in: body, file)
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

    private func isShown(_ name: String, in body: Declaration, _ file: FileContext) -> Bool {
        file.calls.contains { call in
            body.range.contains(call.call.range.lowerBound)
                && call.call.arguments.contains { mentions(name, $0.value, in: file) }
                && (showing.contains(call.name) || isHelper(call.name, without: nil, in: file, at: body))
        }
    }

    /// Whether a method of the coordinator, or of a superclass in the app, shows its argument without using the property.
    private func isHelper(_ name: String, without property: String?, in file: FileContext, at body: Declaration) -> Bool
    {
        guard let type = file.type(at: body.range.lowerBound) else { return false }
        let all = type.lineage(in: file.app.model)
        let methods = all.flatMap { $0.members(named: name) }.filter { $0.declaration.kind == .func }
        guard !methods.isEmpty else { return false }
        return methods.allSatisfy { method in
            guard let body = method.declaration.bodyRange else { return false }
            let names = file.app.model.file(of: method).outline.names(in: body)
            return names.contains(where: showing.contains) && property.map { !names.contains($0) } ?? true
        }
    }

    private func mentions(_ name: String, _ value: Fragment, in file: FileContext) -> Bool {
        file.outline.names(in: value.range).contains(name)
    }

    /// Whether the property is set, or the controller passed to a method that may set it.
    private func isLinked(
        _ name: String,
        _ property: String,
        _ value: Fragment,
        in body: Declaration,
        _ file: FileContext
    )
        -> Bool
    {
        let isSet = file.assignments.contains { assignment in
            body.range.contains(assignment.range.lowerBound)
                && (assignment.target.text == "\(name).\(property)"
                    || mentions(name, assignment.value, in: file))
        }
        if isSet || value.text.contains("\(property):") { return true }
        return file.calls.contains { call in
            guard body.range.contains(call.call.range.lowerBound), !showing.contains(call.name),
                call.call.range != value.range, !call.name.hasPrefix("UI"),
                !isHelper(call.name, without: property, in: file, at: body)
            else { return false }
            return call.call.arguments.contains { mentions(name, $0.value, in: file) && !holdsShowing($0, file) }
        }
    }

    /// Whether an argument contains a call that shows the controller, so that the outer call does not receive it.
    private func holdsShowing(_ argument: SwiftOutline.Argument, _ file: FileContext) -> Bool {
        argument.code.calls.contains { showing.contains($0.name) || $0.name.hasPrefix("UI") }
    }

    private func fix(_ local: Declaration, _ property: String, _ file: FileContext) -> Fix {
        let layout = SourceLayout(file.outline.source)
        let line = layout.newline + layout.indentation(at: local.range.lowerBound)
        let end = local.range.upperBound
        return .replace([Fix.Replacement(end..<end, line + "\(local.name).\(property) = self")])
    }
}
