import Diagnostics
import FileTransaction
import SwiftOutline

/// The model of an app: its Swift files, each parsed once, and its types by name.
///
/// The planner and lint share this model. It excludes folders that tools fill: `Pods`, `DerivedData` and `.build`
/// (`DirectoryListing.skippedFolders`), and checkouts and build products (`isWritten`).
package final class AppModel: Sendable {
    /// The files, sorted by path.
    package let files: [SourceFile]
    /// The manifests of packages, in file order.
    let manifests: [SourceFile]
    /// All types in file order, including nested types and types in tests.
    package let types: [TypeDeclaration]
    /// The top-level types that other files can see, one for each name, sorted by name.
    package let visibleTypes: [TypeDeclaration]
    private let typesByName: [String: [TypeDeclaration]]
    /// The extensions by the simple name of the extended type, in file order.
    private let extensions: [String: [Place]]
    /// The extensions of nested types (`extension Cart.Item`), by the name of the outermost type.
    private let nestedExtensions: [String: [Place]]
    /// The top-level aliases by name, in file order.
    private let aliases: [String: [Place]]
    private let lock = Lock()
    private nonisolated(unsafe) let derived = Memo()

    private static let mostVisited = 100
    /// The most types of one name that all get the extensions of that name. If there are more, none gets them, as the owner is unknown.
    private static let mostOfOneName = 100

    /// - Parameter files: The app's files, sorted by path.
    package init(reading files: [SourceFile]) {
        self.files = files
        manifests = files.filter { $0.role == .manifest }
        var declared: [Place] = []
        var extensions: [String: [Place]] = [:]
        var nestedExtensions: [String: [Place]] = [:]
        var aliases: [String: [Place]] = [:]
        for (number, file) in files.enumerated() where file.role != .manifest {
            for alias in file.outline.declarations where alias.kind == .typealias {
                aliases[alias.name, default: []].append(Place(file: number, declaration: alias))
            }
            for declaration in file.typesAndExtensions {
                let place = Place(file: number, declaration: declaration)
                guard declaration.kind == .extension else {
                    declared.append(place)
                    continue
                }
                let name = declaration.name
                extensions[TypeText.bare(of: name), default: []].append(place)
                if let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) {
                    nestedExtensions[String(name[..<dot]), default: []].append(place)
                }
            }
        }
        var namesakes = extensions.mapValues { _ in 0 }
        for place in declared { namesakes[place.declaration.name]? += 1 }
        let known = extensions.filter { namesakes[$0.key, default: 0] <= Self.mostOfOneName }
        let types = parallelMap(declared, batch: 256) { TypeDeclaration($0, extensions: known) }
        let typesByName = Dictionary(grouping: types, by: \.name)
        visibleTypes = typesByName.values.compactMap { $0.first(where: \.isVisible) }.sorted { $0.name < $1.name }
        (self.types, self.typesByName) = (types, typesByName)
        (self.extensions, self.nestedExtensions, self.aliases) = (extensions, nestedExtensions, aliases)
    }

    /// Creates a model from texts in memory, such as those of a test.
    package convenience init(_ texts: [(path: RelativePath, bytes: [UInt8])]) {
        self.init(
            reading: texts.sorted { $0.path < $1.path }.map { SourceFile(path: $0.path, bytes: $0.bytes) }
        )
    }

    /// A copy of the model with some files added or replaced, and others removed.
    package func replacing(_ changed: [SourceFile], removing removed: Set<RelativePath> = []) -> AppModel {
        AppModel(reading: files(replacing: changed, removing: removed))
    }

    /// The files with some added or replaced, and others removed.
    func files(replacing changed: [SourceFile], removing removed: Set<RelativePath>) -> [SourceFile] {
        let paths = removed.union(changed.map(\.path))
        let kept = files.filter { !paths.contains($0.path) }
        return (kept + changed).sorted { $0.path < $1.path }
    }

    // MARK: - Files

    /// The first manifest of a package.
    package var manifest: SourceFile? { manifests.first }

    package func file(of place: Place) -> SourceFile { files[place.file] }

    package func file(of type: TypeDeclaration) -> SourceFile { files[type.place.file] }

    /// The index in `files` of the file at a path relative to the root.
    package func position(of path: String) -> Int? {
        guard let path = try? RelativePath(path) else { return nil }
        return files.sortedIndex(of: path, by: \.path)
    }

    /// The file at a path relative to the root.
    package func file(at path: String) -> SourceFile? { position(of: path).map { files[$0] } }

    // MARK: - Types

    /// The type with a name; a type in the app takes precedence over a type in a test.
    package func type(_ name: String) -> TypeDeclaration? {
        let all = types(named: name)
        return all.first { file(of: $0).role == .source } ?? all.first
    }

    /// All types with a name, in file order.
    package func types(named name: String) -> [TypeDeclaration] { typesByName[name] ?? [] }

    /// The names of all members of types, for the few commands that plan.
    package var memberNames: Set<String> { derived { Set($0.types.lazy.flatMap(\.members).map(\.declaration.name)) } }

    /// The value of a type that is made of the whole model: once, as the model does not change.
    package func derived<Value>(_ make: (AppModel) -> Value) -> Value {
        lock.withLock { derived.value { make(self) } }
    }

    /// The members with a name in the top-level declarations and extensions of a type with a qualified name.
    ///
    /// A declared type knows its members by name, as every module of an app may extend it.
    func members(named member: String, of name: String) -> [Place] {
        let declared = types(named: name)
        guard (1...Self.mostOfOneName).contains(declared.count) else {
            return parts(of: name).flatMap { part in
                part.declaration.members.filter { $0.isNamed(member) }.map { Place(file: part.file, declaration: $0) }
            }
        }
        return declared.flatMap { $0.members(named: member) }.filter { place in
            guard let part = place.declaration.parent else { return false }
            return part.isNamed(name) && (part.kind == .extension || part.parent == nil)
        }
    }

    /// The first type with a name that other files can see without qualification.
    package func visibleType(_ name: String) -> TypeDeclaration? { types(named: name).first(where: \.isVisible) }

    /// The source mark of a type's name.
    package func mark(of type: TypeDeclaration) -> SourceMark {
        let file = file(of: type)
        return SourceMark(file.lines.position(at: type.declaration.nameRange.lowerBound), in: file.path.text)
    }

    /// The top-level aliases with a name, in file order.
    package func aliases(named name: String) -> [Place] { aliases[name] ?? [] }

    /// The extensions of a type that the app does not declare, such as `Logger`.
    package func extensions(ofForeign name: String) -> [Place] {
        typesByName[name] == nil ? extensions[name] ?? [] : []
    }

    /// The declarations and extensions of all types with a simple name, nested ones too.
    package func places(named name: String) -> [Place] { types(named: name).map(\.place) + (extensions[name] ?? []) }

    /// The top-level declarations and extensions of a type with a qualified name (`Cart.Item`).
    func parts(of name: String) -> [Place] {
        let declared = types(named: name).filter { $0.declaration.parent == nil }.map(\.place)
        return declared + (extensions[TypeText.bare(of: name)] ?? []).filter { $0.declaration.isNamed(name) }
    }

    /// The names of all types with top-level declarations or extensions, sorted.
    package var namesOfParts: [String] {
        let declared = types.filter { $0.declaration.parent == nil }.map(\.name)
        return Set(declared + extensions.values.joined().map(\.declaration.name)).sorted()
    }

    /// The files that declare a type, in file order.
    package func files(declaring name: String) -> [RelativePath] { files(of: types(named: name).map(\.place)) }

    /// The files that declare or extend a type or a type nested in it, in file order.
    ///
    /// - Parameters:
    ///   - name: The name of the outermost type.
    ///   - members: If not empty, excludes files that cannot declare a member with one of these names in the type.
    package func files(naming name: String, having members: [String] = []) -> [RelativePath] {
        let (declared, nested) = (types(named: name).map(\.place), nestedExtensions[name] ?? [])
        guard members.isEmpty else {
            let inner = declared.filter { $0.declaration.parent != nil }
            return files(of: inner + nested + members.flatMap { self.members(named: $0, of: name) })
        }
        return files(of: declared + nested + (extensions[name] ?? []).filter { $0.declaration.isNamed(name) })
    }

    private func files(of places: [Place]) -> [RelativePath] { Set(places.map(\.file)).sorted().map { files[$0].path } }

    // MARK: - Inheritance

    /// Whether a type inherits from or conforms to one of these names, directly or through other types of the app.
    package func isKind(_ type: TypeDeclaration, of names: Set<String>) -> Bool {
        !self.names(above: type).isDisjoint(with: names)
    }

    /// The names of all types that a type inherits from or conforms to, directly, through other types of the app or through aliases.
    ///
    /// The search stops at a cycle of classes, which no compiler accepts, and after a hundred names.
    package func names(above type: TypeDeclaration) -> Set<String> {
        var found: Set<String> = []
        var waiting = type.inherited.map(\.name)
        while let name = waiting.popLast(), found.count <= Self.mostVisited {
            // Skip another type with the same name.
            guard found.insert(name).inserted, name != type.name else { continue }
            let aliased = aliases(named: name).flatMap { $0.declaration.aliasedTypes.map { TypeText.bare(of: $0) } }
            waiting += self.type(name)?.inherited.map(\.name) ?? aliased
        }
        return found
    }
}

extension AppModel: Equatable {
    /// Whether both references point to the same model.
    package static func == (left: AppModel, right: AppModel) -> Bool { left === right }
}
