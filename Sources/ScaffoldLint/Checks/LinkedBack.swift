import ScaffoldKit
import SwiftOutline

/// Controllers that a coordinator makes and shows without giving itself to them.
struct LinkedBack: FileCheck {
    static let parameters = ["in", "of", "showing"]
    private let owners: [String]
    private let shown: [String]
    /// Methods that show a controller and do nothing else with it.
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
            guard let value = local.initialValue, let type = file.type(at: start), isOwner(type.name, in: file),
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

    /// Controllers that are made where they are shown, so that nobody can set anything.
    private func shownInPlace(_ file: FileContext, _ report: inout Report) {
        for call in file.calls where showing.contains(call.name) {
            let start = call.call.range.lowerBound
            guard let type = file.type(at: start), isOwner(type.name, in: file), !file.file.isPreview(start) else {
                continue
            }
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

    private func isOwner(_ name: String, in file: FileContext) -> Bool { file.app.has(name, oneOf: owners) }

    /// The type of what a call makes: a constructor's, or that of the one factory method of the name.
    private func controller(_ value: Fragment, in file: FileContext) -> String? {
        guard let called = file.calls.first(where: { $0.call.range == value.range })?.name else { return nil }
        if file.app.index.type(called) != nil { return isShown(type: called, in: file) ? called : nil }
        guard called.hasPrefix("make") else { return nil }
        let name = String(called.dropFirst("make".count))
        return file.app.index.type(name) != nil && isShown(type: name, in: file) ? name : nil
    }

    private func isShown(type name: String, in file: FileContext) -> Bool { file.app.has(name, oneOf: shown) }

    /// The property in which a controller keeps its coordinator.
    private func link(of type: String, in file: FileContext) -> String? {
        guard let declared = file.app.index.type(type) else { return nil }
        return declared.storedProperties.first { property in
            property.kind == .var && property.type.map { file.app.has(TypeText($0.text).name, oneOf: owners) } == true
        }?.name
    }

    private func isShown(_ name: String, in body: Declaration, _ file: FileContext) -> Bool {
        file.calls.contains { call in
            body.range.contains(call.call.range.lowerBound)
                && call.call.arguments.contains { mentions(name, $0.value, in: file) }
                && (showing.contains(call.name) || isHelper(call.name, without: nil, in: file, at: body))
        }
    }

    /// Whether a method of the coordinator, or of its superclasses in the app, shows what it is given, and does not touch the
    /// property.
    private func isHelper(_ name: String, without property: String?, in file: FileContext, at body: Declaration) -> Bool
    {
        guard let type = file.type(at: body.range.lowerBound) else { return false }
        let all = type.lineage(in: file.app.index)
        let methods = all.flatMap { $0.members(named: name) }.filter { $0.declaration.kind == .func }
        guard !methods.isEmpty else { return false }
        return methods.allSatisfy { method in
            guard let body = method.declaration.bodyRange else { return false }
            let outline = file.app.index.file(of: method).outline
            let names = outline.tokens(in: body).filter { $0.kind == .identifier }.map { outline.text($0) }
            return names.contains(where: showing.contains) && property.map { !names.contains($0) } ?? true
        }
    }

    private func mentions(_ name: String, _ value: Fragment, in file: FileContext) -> Bool {
        file.outline.tokens(in: value.range).contains {
            $0.kind == .identifier && file.outline.source.bytes(in: $0.range).elementsEqual(name.utf8)
        }
    }

    /// Whether the property is set, or the controller handed to something that may set it.
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

    /// Whether an argument is itself a call that shows, so that the call around it is not the one that takes the controller.
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
