import Diagnostics
import FileTransaction
import SwiftOutline

/// The declarations of the app as a change set leaves them: those of the files that stay, and of those that it writes.
package final class AppDeclarations {
    package let standing: AppModel
    private let written: AppModel
    private let changed: Set<RelativePath>
    /// The local packages by their folders; made when a target is asked for, as most calls need none.
    private lazy var packages: [String: PackageFolder] = {
        let manifests = (standing.manifests + written.manifests).map(PackageFolder.init)
        return Dictionary(manifests.map { ($0.path, $0) }, uniquingKeysWith: { _, last in last })
    }()

    /// The types that were asked for, by their declarations.
    private var known: [TypeKey: KnownType] = [:]
    /// How many aliases are being followed, as one may lead to itself.
    private var followed = 0
    private static let mostAliases = 12

    private struct TypeKey: Hashable {
        let name: String
        let file: ObjectIdentifier
        let offset: Int
    }

    package convenience init(of tree: FileTree) throws(Failure) {
        let (files, removed) = try AppModel.changes(of: tree)
        self.init(standing: try AppModel.onDisk(of: tree), writing: files, removing: removed)
    }

    package init(standing: AppModel, writing files: [SourceFile], removing removed: Set<RelativePath> = []) {
        self.standing = standing
        written = AppModel(reading: files)
        changed = removed.union(files.map(\.path))
    }

    /// The declarations and extensions of all types with a simple name.
    package func parts(named name: String) -> [DeclaredPart] { parts { $0.places(named: name) } }

    /// The functions, initialisers and enum cases of all types with a name.
    func functions(named name: String) -> [DeclaredPart] { parts { $0.callables(named: name) } }

    /// The enums that declare all of some cases.
    func enums(with cases: [String]) -> [KnownType] {
        guard let first = cases.first else { return [] }
        return functions(named: first).compactMap { part in
            guard part.declaration.kind == .case, let type = part.declaration.parent,
                cases.allSatisfy({ name in type.members.contains { $0.isNamed(name) } })
            else { return nil }
            return self.type(of: DeclaredPart(file: part.file, declaration: type))
        }
    }

    /// What the app declares in files that stay, and in those that the change set writes.
    func parts(_ places: (AppModel) -> [Place]) -> [DeclaredPart] {
        func parts(of model: AppModel) -> [DeclaredPart] {
            places(model).map { DeclaredPart(file: model.file(of: $0), declaration: $0.declaration) }
        }
        return parts(of: standing).filter { !changed.contains($0.file.path) } + parts(of: written)
    }

    /// The type that one of some declarations of a name declares, with its extensions.
    func known(_ name: String, declaredBy types: [DeclaredPart]) -> KnownType {
        let first = types[0]
        let key = TypeKey(
            name: name,
            file: ObjectIdentifier(first.file),
            offset: first.declaration.range.lowerBound
        )
        if let type = known[key] { return type }
        let type = KnownType(named: name, declaredBy: types, in: self)
        known[key] = type
        return type
    }

    /// The types of the app that name one of these types in an inheritance clause.
    package func types(inheriting names: Set<String>) -> [KnownType] {
        parts { $0.types.filter { $0.inherited.contains { names.contains($0.name) } }.map(\.place) }.map(type)
    }

    /// The type that a declaration declares or extends, with all of its parts.
    package func type(of part: DeclaredPart) -> KnownType { type(of: part, isInherited: false) }

    private func type(of part: DeclaredPart, isInherited: Bool) -> KnownType {
        let top = Viewpoint(file: part.file, enclosing: [])
        if part.declaration.kind == .extension, let path = TypeText(part.declaration.name).path,
            let extended = type(path, from: top, isInherited: isInherited)
        {
            return extended
        }
        return known(TypeText.bare(of: part.declaration.name), declaredBy: [part])
    }

    /// The type that a name or dotted path means at a place; `nil` if the app does not declare it, or that is not sure.
    ///
    /// - Parameter isInherited: Whether this is an inheritance clause, in which the names that types inherit mean nothing.
    package func type(_ path: String, from place: Viewpoint, isInherited: Bool = false) -> KnownType? {
        let names = path.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
        guard let first = names.first, var type = simpleType(first, from: place, isInherited) else { return nil }
        for name in names.dropFirst() {
            guard let inner = type.nested(name, isOwn: isInherited) else { return nil }
            type = inner
        }
        return type
    }

    private func simpleType(_ name: String, from place: Viewpoint, _ isInherited: Bool) -> KnownType? {
        for declaration in place.enclosing.reversed() {
            if place.isGeneric(name, in: declaration) { return nil }
            guard declaration.kind.hasMembers else { continue }
            let part = DeclaredPart(file: place.file, declaration: declaration)
            let around = type(of: part, isInherited: isInherited)
            if around.isRepresentable, ForeignTypes.mayDeclare(name) { return nil }
            let found = isInherited ? around.ownMembers(named: name) : around.members(named: name)
            if found.contains(where: { $0.declaration.kind == .typealias }) { return aliased(by: found, isInherited) }
            if found.contains(where: { !$0.declaration.kind.isType && $0.declaration.kind != .case }) { return nil }
            let types = found.filter { $0.declaration.kind.isType }
            if !types.isEmpty { return known(name, declaredBy: types) }
        }
        let all = parts { $0.types(named: name).map(\.place) }
        let types = all.filter { $0.declaration.parent == nil && isVisible($0, in: place.file) }
        if !types.isEmpty { return known(name, declaredBy: types) }
        return aliased(by: parts { $0.aliases(named: name) }.filter { isVisible($0, in: place.file) }, isInherited)
    }

    /// The type that an alias stands for; `nil` if the app does not declare it, or several aliases of the name differ.
    func aliased(by found: [DeclaredPart], _ isInherited: Bool) -> KnownType? {
        let aliases = found.filter { $0.declaration.kind == .typealias }
        guard let alias = aliases.first, Set(aliases.map(\.declaration.aliasedTypes)).count == 1,
            found.allSatisfy({ [.typealias, .associatedtype].contains($0.declaration.kind) }),
            alias.declaration.aliasedTypes.count == 1, let path = TypeText(alias.declaration.aliasedTypes[0]).path,
            followed < Self.mostAliases
        else { return nil }
        followed += 1
        defer { followed -= 1 }
        return type(path, from: Viewpoint(alias), isInherited: isInherited)
    }

    // MARK: - Targets

    /// Whether code in a file can name a top-level declaration.
    func isVisible(_ part: DeclaredPart, in file: SourceFile) -> Bool {
        if part.file.path == file.path { return true }
        if part.isPrivate { return false }
        if target(of: part.file)?.id == target(of: file)?.id { return true }
        return isImported(part.file, in: file) { $0.hasAttribute("testable") || part.declaration.isForOtherModules }
    }

    /// Whether a file imports the target of another file.
    package func isImported(
        _ other: SourceFile,
        in file: SourceFile,
        where passes: (Declaration) -> Bool = { _ in true }
    )
        -> Bool
    {
        guard let name = target(of: other)?.name, !name.isEmpty else { return false }
        return file.imports.contains { $0.isNamed(name) && passes($0) }
    }

    /// The target of a local package that a file belongs to; `nil` for the app's own targets, which are not told apart.
    package func target(of file: SourceFile) -> PackageFolder.Target? {
        guard !packages.isEmpty else { return nil }
        var folder = Substring(file.path.text)
        while true {
            folder = folder.dropLast(folder.last == "/" ? 1 : 0)
            guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else {
                return packages[""]?.target(of: file.path.text)
            }
            folder = folder[...slash]
            if let package = packages[String(folder)] { return package.target(of: file.path.text) }
        }
    }

    /// Whether a module is a target of a local package.
    package func hasModule(_ name: String) -> Bool {
        packages.values.contains { $0.name == name }
            || packages.values.contains { package in
                package.targets.contains { $0.name == name }
            }
    }
}

extension Declaration {
    fileprivate var isForOtherModules: Bool { ["public", "open", "package"].contains(accessLevel) }
}
