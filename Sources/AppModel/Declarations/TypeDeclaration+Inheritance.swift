import SwiftOutline

extension TypeDeclaration {
    package var initializers: [Declaration] { members(named: "init").map(\.declaration).filter { $0.kind == .`init` } }

    /// The type and its superclasses that the app declares.
    package func lineage(in app: AppModel) -> [TypeDeclaration] { [self] + superclasses(in: app) }

    /// The superclasses that the app declares, nearest first. A cycle ends the list.
    package func superclasses(in app: AppModel) -> [TypeDeclaration] {
        var found: [TypeDeclaration] = []
        var next = superclass(in: app)
        while let type = next, type.name != name, !found.contains(where: { $0.name == type.name }) {
            found.append(type)
            next = type.superclass(in: app)
        }
        return found
    }

    private func superclass(in app: AppModel) -> TypeDeclaration? {
        guard kind == .class, let first,
            let type = app.type(first.name), type.kind == .class
        else { return nil }
        return type
    }

    /// Whether a class may inherit further members from a superclass that the app does not declare.
    ///
    /// - Parameter known: Foreign superclasses to ignore, because they are known not to declare such members.
    package func hasForeignSuperclass(in app: AppModel, besides known: Set<String> = ["NSObject"]) -> Bool {
        guard kind == .class else { return false }
        let last = superclasses(in: app).last ?? self
        guard let first = last.first else { return false }
        if app.type(first.name) != nil || known.contains(first.name) { return false }
        return !first.name.hasSuffix("Protocol") && !first.name.hasSuffix("Delegate")
            && first.name != "ObservableObject"
    }

    /// The app's protocols that the type conforms to, directly or indirectly, each once.
    package func protocols(in app: AppModel) -> [TypeDeclaration] {
        var found: [TypeDeclaration] = []
        var waiting = [self] + superclasses(in: app)
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            for inherited in next.inherited where seen.insert(inherited.name).inserted {
                guard let type = app.type(inherited.name), type.kind == .protocol else { continue }
                found.append(type)
                waiting.append(type)
            }
        }
        return found
    }
}

extension Declaration {
    /// Whether it is a static or class member.
    package var isOfType: Bool { hasModifier(.static, or: kind == .class ? .static : .class) }

    /// Whether it is a weak or unowned reference.
    package var isWeak: Bool { hasModifier(.weak, or: .unowned) }
}
