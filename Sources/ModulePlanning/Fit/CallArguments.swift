import AppModel
import Diagnostics
import SwiftOutline

/// The arguments of a call, fitted to the parameters of a declaration.
struct CallArguments {
    /// An argument as the style's code has it.
    struct Given {
        let label: String?
        let text: String
        var isTrailing = false

        var isFunction: Bool { isTrailing || text.hasPrefix("{") }

        var isText: Bool {
            text.hasPrefix("\"") || text.hasPrefix("String(") || text.hasPrefix("Text(")
                || ["message", "title", "text"].contains { text.lowercased().hasSuffix($0) }
        }

        /// Whether the call means the same without it: a text, a flag, a case, nothing.
        var isDroppable: Bool { isText || ["true", "false", "nil"].contains(text) || text.hasPrefix(".") }

        static func all(of call: Call) -> [Given] {
            call.arguments.map { Given(label: $0.label, text: $0.value.text) }
                + call.trailingClosures.map { Given(label: $0.label, text: $0.closure.text, isTrailing: true) }
        }
    }

    let given: [Given]
    let app: AppModel
    /// Finds the module's name, whose cases of the app's enumerations are yet to come.
    let module: NameMap
    /// What the app's own calls hand to a parameter.
    let example: (CallSlot, Int) -> String?

    /// Whether the arguments fit the parameters as they are.
    func fit(_ slots: [CallSlot]) -> Bool {
        if slots.contains(where: \.isVariadic) { return true }
        var next = 0
        for slot in slots {
            if next < given.count, isFor(slot, given[next]) {
                guard isValue(given[next], of: slot) else { return false }
                next += 1
            } else if !slot.hasDefault {
                return false
            }
        }
        return next == given.count
    }

    private func isFor(_ slot: CallSlot, _ argument: Given) -> Bool {
        argument.isTrailing ? slot.isFunction : argument.label == slot.label
    }

    /// Whether the argument is a value of the parameter's type, as far as can be told.
    private func isValue(_ argument: Given, of slot: CallSlot) -> Bool {
        if argument.text.hasPrefix("Text("), ["String", "String?"].contains(slot.type) { return false }
        guard argument.text.hasPrefix("."), let type = app.visibleType(TypeText.bare(of: slot.type.withoutMark)),
            type.kind == .enum
        else { return true }
        let name = argument.text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        return !type.members(named: String(name)).isEmpty || module.matches(String(name))
    }

    /// The arguments in parentheses, and the trailing closure; `nil` if nothing is known for a parameter, or if an argument
    /// has no place.
    func fitted(to slots: [CallSlot]) -> (text: String, cost: Int)? {
        var left = given
        var taken: [Int: Given] = [:]
        func take(_ isWanted: (CallSlot, Given) -> Bool) {
            for (index, slot) in slots.enumerated() where taken[index] == nil {
                guard let found = left.firstIndex(where: { isWanted(slot, $0) }) else { continue }
                taken[index] = left.remove(at: found)
            }
        }
        take { isFor($0, $1) && ($1.label != nil || $1.isTrailing || $0.name == $1.text) }
        take { $1.label == $0.name || $1.text == $0.name }
        take { $0.isFunction && $1.isFunction }
        take { $0.isText && !$0.hasDefault && $1.isText }
        take { $0.label == nil && $1.label == nil && !$0.isFunction && !$1.isFunction }
        guard left.allSatisfy(\.isDroppable) else { return nil }
        var parts: [String] = []
        var trailing = ""
        var cost = left.count
        for (index, slot) in slots.enumerated() {
            let label = slot.label.map { $0 + ": " } ?? ""
            if let argument = taken[index], let text = value(of: argument, for: slot, at: index) {
                if argument.isTrailing, index == slots.count - 1 {
                    trailing = " " + text
                } else {
                    parts.append(label + text)
                }
            } else if !slot.hasDefault {
                guard let text = example(slot, index) ?? usual(slot) else { return nil }
                cost += 1
                parts.append(label + text)
            }
        }
        return (
            parts.isEmpty && !trailing.isEmpty ? trailing : "(" + parts.joined(separator: ", ") + ")" + trailing, cost
        )
    }

    private func value(of argument: Given, for slot: CallSlot, at index: Int) -> String? {
        guard !isValue(argument, of: slot) else { return argument.text }
        if argument.text.hasPrefix("Text(") { return "String(localized: " + argument.text.dropFirst("Text(".count) }
        return example(slot, index) ?? usual(slot)
    }

    /// A value for a parameter that no call of the app tells anything about.
    private func usual(_ slot: CallSlot) -> String? {
        if slot.isOptional || slot.type.hasSuffix(")?") { return "nil" }
        if slot.type == "Bool" { return "true" }
        if slot.type == "Int" { return "1" }
        if slot.type == "() -> Void" || slot.type == "@escaping () -> Void" { return "{}" }
        guard let type = app.visibleType(TypeText.bare(of: slot.type)), type.kind == .enum,
            let first = type.declaration.members.first(where: { $0.kind == .case && $0.parametersRange == nil })
        else { return nil }
        return "." + first.name
    }
}
