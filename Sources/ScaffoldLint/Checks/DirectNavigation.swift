import SwiftOutline

/// Calls by which a view controller navigates itself, past its coordinator.
struct DirectNavigation: Check {
    static let parameters = ["in", "stack", "modal", "light", "only"]
    private let roles: [String]
    /// Methods of a navigation controller.
    private let stack: Set<String>
    /// Methods of a view controller, which all have an argument `animated`.
    private let modal: Set<String>
    /// What may be shown at the price of a warning: alerts and share sheets.
    private let light: Set<String>
    /// Whether this rule is about what `light` names, or about all the rest.
    private let isAboutLight: Bool

    init(_ parameters: inout Parameters) {
        roles = parameters.texts("in")
        stack = parameters.set("stack")
        modal = parameters.set("modal")
        light = parameters.set("light")
        isAboutLight = parameters.optionalText("only") == "light"
    }

    func inspect(_ file: FileView, _ report: inout Report) {
        for call in file.calls where stack.contains(call.name) || modal.contains(call.name) {
            let start = call.call.range.lowerBound
            guard !file.file.isPreview(start), let type = file.type(at: start), file.app.has(type.name, oneOf: roles),
                isNavigation(call), isLight(call, in: file) == isAboutLight
            else { continue }
            report.add(
                call.call.callee.range,
                in: file.index,
                of: file.name(at: start),
                ["name": call.name, "type": type.name]
            )
        }
    }

    private func isNavigation(_ call: FileView.NamedCall) -> Bool {
        let path = call.call.callee.text.split(whereSeparator: { ".?!".contains($0) }).map {
            String($0.filter { !$0.isWhitespace })
        }
        let owner = path.dropLast().drop { $0 == "self" }
        if stack.contains(call.name) {
            return owner.first == "navigationController"
        }
        guard call.call.argument(labelled: "animated") != nil else { return false }
        let owners: Set<String> = [
            "navigationController", "presentingViewController", "presentedViewController", "parent", "tabBarController",
            "view",
        ]
        return owner.isEmpty || owner.first.map(owners.contains) == true
    }

    /// Whether what is presented is one of the light ones: constructed in place, or bound to a name in the same body.
    private func isLight(_ call: FileView.NamedCall, in file: FileView) -> Bool {
        guard let shown = call.call.arguments.first, shown.label == nil || shown.label == "animated" else {
            return false
        }
        let value = shown.value.text
        if light.contains(where: { value.hasPrefix($0 + "(") }) { return true }
        let scope = file.scopes(at: call.call.range.lowerBound).last?.range
        return file.code.declarations.contains { local in
            guard local.isLocal, local.name == value, scope?.contains(local.range.lowerBound) == true else {
                return false
            }
            let written = local.initialValue?.text ?? local.type?.text ?? ""
            return light.contains { written.hasPrefix($0) }
        }
    }
}
