import AppModel
import Diagnostics
import SwiftOutline

/// Calls with which a view controller navigates itself instead of through its coordinator.
struct DirectNavigation: Check {
    @Parameter({ $0.texts("in") }) private var roles: [String]
    /// Methods of a navigation controller.
    @Parameter({ $0.set("stack") }) private var stack: Set<String>
    /// Methods of a view controller, all of which have an argument `animated` or `sender`.
    @Parameter({ $0.set("modal") }) private var modal: Set<String>
    /// Controllers that weigh less, such as alerts and share sheets.
    @Parameter({ $0.set("light") }) private var light: Set<String>
    @Parameter({ $0.severity("light-severity") }) private var lightSeverity: Severity?

    func inspect(_ file: FileContext, _ report: inout Report) {
        guard file.hasType(in: roles) else { return }
        let stacks = boundStacks(in: file.outline)
        for call in file.calls where stack.contains(call.name) || modal.contains(call.name) {
            let start = call.call.range.lowerBound
            guard !file.file.isPreview(start), let type = file.type(at: start), file.app.has(type.name, oneOf: roles),
                isNavigation(call, of: type, stacks)
            else { continue }
            report.add(
                call.call.callee.range,
                in: file.index,
                of: file.name(at: start),
                ["name": call.name, "type": type.name],
                severity: isLight(call, type, in: file) ? lightSeverity : nil
            )
        }
    }

    private func isNavigation(_ call: FileContext.NamedCall, of type: TypeDeclaration, _ stacks: Set<String>) -> Bool {
        let path = call.call.callee.text.split(whereSeparator: ".?!".contains).map { String($0).withoutSpaces }
        let owner = path.dropLast().drop { $0 == "self" }
        let isOfStack = owner.first.map { $0 == "navigationController" || stacks.contains($0) } == true
        if stack.contains(call.name), isOfStack { return true }
        guard modal.contains(call.name),
            ["animated", "sender"].contains(where: { call.call.argument(labelled: $0) != nil })
        else { return false }
        if owner.isEmpty { return type.members(named: call.name).isEmpty }
        return owner.first.map(Self.owners.contains) == true || isOfStack
    }

    /// Properties of a view controller that have methods which show another one.
    private static let owners: Set<String> = [
        "navigationController", "presentingViewController", "presentedViewController", "parent", "tabBarController",
        "view",
    ]

    /// The names that are bound to the navigation controller: `if let stack = self.navigationController`.
    private func boundStacks(in outline: Outline) -> Set<String> {
        let tokens = outline.tokens
        let bound = tokens.indices.dropFirst().dropLast(4).filter { index in
            [.let, .var].contains(tokens[index - 1].keyword)
                && outline.names(in: tokens[index].end..<tokens[index + 4].end).contains("navigationController")
        }
        return Set(bound.map { outline.text(tokens[$0]) })
    }

    /// Whether a light controller is presented: constructed in place, bound to a name, passed to the method, or made by a method of
    /// the same type.
    private func isLight(_ call: FileContext.NamedCall, _ type: TypeDeclaration, in file: FileContext) -> Bool {
        guard let shown = call.call.arguments.first, shown.label == nil else { return false }
        let value = shown.value.text
        if isLight(value, type) { return true }
        let scopes = file.scopes(at: call.call.range.lowerBound)
        let locals = (file.localsByName[value] ?? []).filter {
            scopes.last?.range.contains($0.range.lowerBound) == true
        }
        return scopes.flatMap(\.parameters).contains { $0.name == value && isLight($0.type.text, type) }
            || (type.storedProperties + locals).contains {
                $0.name == value && isLight($0.initialValue?.text ?? $0.type?.text ?? "", type)
            }
    }

    /// Whether an expression or a type begins with the name of a light controller, or calls a method that makes one.
    private func isLight(_ text: String, _ type: TypeDeclaration) -> Bool {
        let name = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        if light.contains(name) { return true }
        return type.members(named: name).contains { $0.declaration.typeName.map(light.contains) == true }
    }
}
