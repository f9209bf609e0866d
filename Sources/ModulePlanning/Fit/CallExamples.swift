import AppModel
import SwiftOutline

/// The calls of a function in the app's own code, as examples of its arguments.
struct CallExamples {
    private var calls: [(call: Call, owner: String?)] = []
    private let names: NeighbourNames

    /// - Parameters:
    ///   - function: The function's name; `init` for initialisers.
    ///   - type: The name of the type that declares it.
    ///   - own: The names of the module's types, whose code is no example.
    init(of function: String, in type: String, app: AppModel, names: NeighbourNames, except own: Set<String>) {
        self.names = names
        let below = app.types.filter { $0.first?.name == type && !own.contains($0.name) }
        let called = function == "init" ? Set([type] + below.map(\.name)) : [function]
        let files = Set(app.sites(of: called, onlyCalled: true).values.joined().map(\.file))
        let inheriting = function == "init" ? below.map(\.place.file) : []
        for file in files.union(inheriting).sorted().map({ app.files[$0] }) where own.isDisjoint(with: file.typeNames) {
            for call in file.code().calls where !file.isPreview(call.range.lowerBound) {
                let owner = file.typeName(around: call.range.lowerBound)
                let isAbove =
                    function == "init" && call.callee.text == "super.init"
                    && below.contains { $0.name == owner }
                if isAbove || called.contains(call.name) { calls.append((call, owner)) }
            }
        }
    }

    /// The argument that most calls hand to a parameter, in the module's names; `nil` if none can be used elsewhere.
    ///
    /// - Parameter index: The position of the parameter among those without a label.
    func argument(for slot: CallSlot, unlabelled index: Int) -> String? {
        var counts: [(text: String, count: Int)] = []
        for (call, owner) in calls {
            guard let text = argument(for: slot, index, in: call), Self.isPortable(text) else { continue }
            let own = owner.flatMap(names.owner).map { names.map(from: $0).renamed(code: text) } ?? text
            if let known = counts.firstIndex(where: { $0.text == own }) {
                counts[known].count += 1
            } else {
                counts.append((own, 1))
            }
        }
        // An argument with a neighbour's name certainly belongs to that neighbour.
        let named = counts.filter { names.own.isNamed(in: Outline($0.text)) }
        if !named.isEmpty { counts = named }
        let most = counts.map(\.count).max()
        return counts.first { $0.count == most }?.text
    }

    private func argument(for slot: CallSlot, _ index: Int, in call: Call) -> String? {
        if let label = slot.label {
            if let argument = call.argument(labelled: label) { return argument.value.text }
        } else {
            let unlabelled = call.arguments.filter { $0.label == nil }
            if index < unlabelled.count { return unlabelled[index].value.text }
        }
        guard slot.isFunction,
            let closure = call.trailingClosures.first(where: { $0.label == nil || $0.label == slot.label })
        else { return nil }
        return closure.code.statements.isEmpty ? "{}" : nil
    }

    /// Whether an expression means the same in another place: literals, members of types, cases.
    private static func isPortable(_ text: String) -> Bool {
        let outline = Outline(text)
        guard !text.contains("\n") else { return false }
        for (index, token) in outline.tokens.enumerated() {
            switch token.kind {
            case .identifier:
                let name = outline.text(token)
                let isMember = index > 0 && outline.tokens[index - 1].kind == .period
                let isLabel = outline.tokens[index + 1].kind == .colon
                let isFree =
                    isMember || isLabel || name.first?.isUppercase == true
                    || ["true", "false", "nil", "in"].contains(name)
                guard isFree else { return false }
            case .stringStart, .dollarIdentifier: return false
            default: break
            }
        }
        return true
    }
}
