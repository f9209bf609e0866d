import AppModel
import SwiftOutline

// Labels of arguments, which belong to what is called.

extension NameResolver {
    /// What an argument's label may refer to, none if what is called is of elsewhere; `nil` if the name is no label, or that of a
    /// local function's.
    func labels(_ all: [NameSite], _ offset: Int, _ file: Int) -> [NameSite]? {
        let calls = code(of: file).calls.filter { call in
            call.arguments.contains { $0.range.lowerBound == offset && $0.label != nil }
        }
        guard let call = calls.last else { return nil }
        let outline = app.files[file].outline
        let name = outline.tokens.firstIndex(from: call.callee.range.upperBound) - 1
        let named = all.filter { $0.kind == .label && $0.callee == call.name }
        let makes = makes(call, at: offset, in: file)
        guard makes || !named.isEmpty else {
            let isLocal = code(of: file).declarations.contains {
                $0.isLocal && $0.kind == .func && $0.isNamed(call.name)
            }
            return isLocal ? nil : labels(all, ofValue: call, file)
        }
        let own = named + (makes ? all.filter { $0.kind == .member || $0.isOfInitializer && !named.contains($0) } : [])
        let owner = scope(of: file).callee(of: call)?.type ?? scope(of: file).owner(ofName: name)
        let known = own.filter { site in owner.map { isDeclared(site, by: $0) } ?? false }
        if !known.isEmpty { return known.preferring { $0.kind == .label } }
        let isMember = name > 0 && outline.tokens[name - 1].kind == .period
        let isImplicit = isMember && outline.startOfBase(of: name) == name - 1
        if makes {
            let named = own.filter { $0.owner == call.name }
            if !named.isEmpty { return named.preferring { $0.kind == .label } }
            let isForeign = isMember && isOfElsewhere(name, in: file) || call.callee.text == "super.init"
            return isForeign || scope(of: file).expectsForeign(atName: name) ? [] : made(own, by: call)
        }
        let isKnown = owner != nil && !isImplicit || isMember && isOfElsewhere(name, in: file)
        return isKnown ? own.filter { !isOfOwnType($0) } : own
    }

    /// The labels of a value that is called as a function.
    private func labels(_ all: [NameSite], ofValue call: Call, _ file: Int) -> [NameSite] {
        let own = all.filter { $0.kind == .label && $0.callee == "callAsFunction" }
        let scope = scope(of: file)
        let place = scope.changed.viewpoint(at: call.range.lowerBound)
        let type = scope.value(of: scope.changed.outline.expression(in: call.callee.range), at: place)?.type
        return type.map { type in own.filter { isDeclared($0, by: type) } } ?? own
    }

    /// Those of some members and labels of initialisers whose type may be made with the arguments of a call.
    private func made(_ own: [NameSite], by call: Call) -> [NameSite] {
        let fitting = own.filter { isMade($0, by: call) }
        let all = fitting.isEmpty ? own.filter { $0.kind == .member && !isClosed($0) } : fitting
        return all.preferring { $0.kind == .label }
    }

    /// Whether a call makes a value of a type, which may have another name.
    private func makes(_ call: Call, at offset: Int, in file: Int) -> Bool {
        if ["init", "Self"].contains(call.name) { return true }
        let isType = !app.types(named: call.name).isEmpty || !app.aliases(named: call.name).isEmpty
        return call.name.first?.isUppercase == true && (isType || app.hasValue(call.name))
            || scope(of: file).changed.viewpoint(at: offset).owner(ofGeneric: call.name) != nil
    }
}

extension NameSite {
    fileprivate var isOfInitializer: Bool { kind == .label && callee == owner }
}
