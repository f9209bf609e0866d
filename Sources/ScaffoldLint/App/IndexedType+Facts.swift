import SwiftOutline

// What several checks ask of a type.

extension IndexedType {
    var initializers: [Declaration] {
        members(named: "init").map(\.declaration).filter { $0.kind == .`init` }
    }

    /// The type and the classes above, as far as the app declares them.
    func lineage(in index: SourceIndex) -> [IndexedType] { [self] + superclasses(in: index) }

    /// The classes above, from the nearest on, as far as the app declares them; a circle ends the list.
    func superclasses(in index: SourceIndex) -> [IndexedType] {
        var found: [IndexedType] = []
        var next = superclass(in: index)
        while let type = next, type.name != name, !found.contains(where: { $0.name == type.name }) {
            found.append(type)
            next = type.superclass(in: index)
        }
        return found
    }

    private func superclass(in index: SourceIndex) -> IndexedType? {
        guard kind == .class, let first,
            let type = index.type(first.name), type.kind == .class
        else { return nil }
        return type
    }

    /// Whether a class may get more from a superclass that the app does not declare, those of Apple's that are known to
    /// lack it left out.
    func hasForeignSuperclass(in index: SourceIndex, besides known: Set<String> = ["NSObject"]) -> Bool {
        guard kind == .class else { return false }
        let last = superclasses(in: index).last ?? self
        guard let first = last.first else { return false }
        if index.type(first.name) != nil || known.contains(first.name) { return false }
        return !first.name.hasSuffix("Protocol") && !first.name.hasSuffix("Delegate")
            && first.name != "ObservableObject"
    }

    /// The protocols of the app that it conforms to, in whatever way, each once.
    func protocols(in index: SourceIndex) -> [IndexedType] {
        var found: [IndexedType] = []
        var waiting = [self] + superclasses(in: index)
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            for inherited in next.inherited where seen.insert(inherited.name).inserted {
                guard let type = index.type(inherited.name), type.kind == .protocol else { continue }
                found.append(type)
                waiting.append(type)
            }
        }
        return found
    }
}

extension Declaration {
    /// Whether it belongs to the type and not to its instances.
    var isOfType: Bool {
        hasModifier(.static, or: kind == .class ? .static : .class)
    }

    /// Whether it is a reference that does not keep its object alive.
    var isWeak: Bool {
        hasModifier(.weak, or: .unowned)
    }
}
