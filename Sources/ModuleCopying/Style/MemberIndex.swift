import ModulePlanning
import SwiftOutline

/// The declarations of a module's files by their place: the types around them, their kind and their name.
struct MemberIndex {
    private(set) var members: [String: [(declaration: Declaration, outline: Outline)]] = [:]
    /// What types conform to and inherit, in extensions, too.
    private(set) var conformances: [String: Set<String>] = [:]
    private(set) var names: Set<String> = []

    init(_ outlines: [Outline]) {
        for outline in outlines {
            for declaration in outline.allDeclarations where declaration.isPart {
                let place = declaration.place
                members[place, default: []].append((declaration, outline))
                names.insert(declaration.name)
                if declaration.kind.hasMembers {
                    conformances[place, default: []].formUnion(declaration.inheritance.map(\.text))
                }
            }
        }
    }

    /// The declarations of the same place, for an initialiser those with the same labels, if any; `nil` if there are none.
    func candidates(for declaration: Declaration) -> [(declaration: Declaration, outline: Outline)]? {
        guard let all = members[declaration.place] else { return nil }
        let same = all.filter { $0.declaration.parameters.map(\.label) == declaration.parameters.map(\.label) }
        return same.isEmpty ? all : same
    }

    /// The only function of a type by its name alone, in whatever letters.
    func namesakes(of declaration: Declaration) -> [(declaration: Declaration, outline: Outline)]? {
        guard declaration.kind == .func, let owner = declaration.parent?.place else { return nil }
        let name = declaration.name.lowercased()
        let all = members.values.joined().filter {
            $0.declaration.kind == .func && $0.declaration.name.lowercased() == name
                && $0.declaration.parent?.place == owner
        }
        return all.count == 1 ? all : nil
    }
}

extension Declaration {
    /// Whether modules are compared by it: neither local nor a part of another declaration.
    var isPart: Bool { !isLocal && !isContinuation && kind != .accessor && kind != .import }

    /// The types around a declaration, its kind, and its name with labels; an extension counts as its type.
    var place: String {
        let step = kind.hasMembers ? "type \(name)" : kind == .let ? "var \(name)" : anchorStep
        return (parent.map { $0.place + "/" } ?? "") + step
    }
}
