import Diagnostics
import SwiftOutline

/// A type that the app declares, with its extensions. Several types of one name count as one that has all of their members.
package final class KnownType {
    package let name: String
    package let parts: [DeclaredPart]
    unowned let app: AppDeclarations

    /// What a type has besides its own members.
    package struct Lineage {
        /// The parts of the type, its superclasses and its protocols.
        package var parts: [DeclaredPart] = []
        /// The inherited types that the app does not declare.
        package var foreign: Set<String> = []
        fileprivate var seen: Set<String> = []
    }

    init(named name: String, declaredBy types: [DeclaredPart], in app: AppDeclarations) {
        self.name = name
        self.app = app
        parts = types + app.parts(named: name).filter { Self.mayExtend(one: types, $0, in: app) }
    }

    /// Whether a part is an extension that may be of one of some types, by what its path says before their name.
    private static func mayExtend(one types: [DeclaredPart], _ part: DeclaredPart, in app: AppDeclarations) -> Bool {
        guard part.declaration.kind == .extension else { return false }
        let outer = part.declaration.outerName
        return types.contains { type in
            guard let own = type.declaration.outerName else {
                return outer.map { app.parts(named: $0).isEmpty } ?? true
            }
            return own == outer
        }
    }

    var declarations: [DeclaredPart] { parts.filter { $0.declaration.kind.isType } }

    package var kind: DeclarationKind { parts[0].declaration.kind }

    package var mark: SourceMark { parts[0].mark }

    /// `class "Cart"`.
    package var text: String { "\(kind.keyword) \"\(name)\"" }

    // MARK: - Inheritance

    /// It is put together once, because some types have an extension in every module.
    package private(set) lazy var lineage: Lineage = {
        var lineage = Lineage()
        add(to: &lineage)
        return lineage
    }()

    private lazy var membersByName = Dictionary(grouping: lineage.parts.flatMap(\.members), by: \.declaration.name)

    private func add(to lineage: inout Lineage) {
        guard lineage.seen.insert(name).inserted else { return }
        lineage.parts += parts
        for part in parts {
            if part.declaration.kind == .protocol, part.declaration.whereClause != nil {
                lineage.foreign.insert("where")
            }
            for inherited in app.inherited(by: part) { add(inherited, to: &lineage) }
        }
    }

    private func add(_ inherited: AppDeclarations.Inherited, to lineage: inout Lineage) {
        if let type = inherited.type { return type.add(to: &lineage) }
        guard inherited.name != name else { return }
        lineage.foreign.insert(inherited.name)
        let name = TypeText.bare(of: inherited.name)
        lineage.parts += app.parts(named: name).filter { $0.declaration.kind == .extension }
    }

    /// The superclass, where the app declares it.
    var superclass: KnownType? {
        guard kind == .class, let type = app.inherited(by: parts[0]).first?.type, type.kind == .class else {
            return nil
        }
        return type
    }

    // MARK: - Members

    package func members(named name: String) -> [DeclaredPart] { membersByName[name] ?? [] }

    /// The members that the type's own declarations and extensions have.
    func ownMembers(named name: String) -> [DeclaredPart] { parts.flatMap { $0.members(named: name) } }

    /// Whether the type, or one that it inherits from, declares the member with a name at a place.
    package func has(_ offset: Int, in file: SourceFile) -> Bool {
        let around = file.outline.declarations(around: offset)
        let part = around.last { $0.kind.hasMembers && !$0.nameRange.contains(offset) }
        return lineage.parts.contains { $0.declaration == part }
    }

    /// A type within the type.
    ///
    /// - Parameter isOwn: Whether inherited ones do not count: what a type inherits is not known before its inheritance clause is.
    package func nested(_ name: String, isOwn: Bool = false) -> KnownType? {
        let found = isOwn ? ownMembers(named: name) : members(named: name)
        let types = found.filter { $0.declaration.kind.isType }
        return types.isEmpty ? app.aliased(by: found, isOwn) : app.known(name, declaredBy: types)
    }

    /// Whether all members are known: no framework, macro or dynamic look-up adds any.
    package var isClosed: Bool { ForeignTypes.addNoMembers(lineage.foreign) && !hasUnknownAttributes }

    /// Whether a framework's protocol gives the type nested types with names such as `Context` and `Coordinator`.
    private(set) lazy var isRepresentable = parts[0].inheritedNames.contains { name in
        ["Representable", "Style", "Modifier"].contains { name.hasSuffix($0) }
    }

    package private(set) lazy var hasUnknownAttributes = lineage.parts.contains { part in
        part.declaration.attributes.contains { !ForeignTypes.plainAttributes.contains($0.name) }
    }
}

extension Declaration {
    /// The name of the type around the type that is declared or extended here.
    fileprivate var outerName: String? {
        guard kind == .extension else { return parent.map { TypeText.bare(of: $0.name) } }
        return (TypeText(name).path ?? "").split(separator: ".").dropLast().last.map(String.init)
    }
}
