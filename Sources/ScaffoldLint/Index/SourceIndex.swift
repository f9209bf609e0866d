import Diagnostics
import ScaffoldKit
import SwiftOutline

/// The Swift files of an app, each read once, and its types by their names.
///
/// Folders that tools fill are left out, such as `Pods`, `DerivedData` and `.build` (`DirectoryListing.skippedFolders`).
public final class SourceIndex: Sendable {
    /// The files, sorted by path.
    public let files: [SourceFile]
    /// Every type of the app, those of tests among them, in the order of the files.
    public let types: [IndexedType]
    private let typesByName: [String: [IndexedType]]
    private static let mostVisited = 100

    /// The extensions by the simple names of the types that they extend, in the order of the files.
    private let extensions: [String: [Place]]

    /// Reads the Swift files below the root.
    ///
    /// - Throws: `Failure` where a file or folder cannot be read.
    public convenience init(of tree: FileTree) throws(Failure) {
        self.init(reading: try SourceFile.all(in: tree))
    }

    /// Reads texts that are at hand, such as those of a test.
    public convenience init(_ texts: [(path: RelativePath, bytes: [UInt8])]) {
        self.init(
            reading: texts.sorted { $0.path < $1.path }.map { SourceFile(path: $0.path, bytes: $0.bytes) }
        )
    }

    /// - Parameter files: The app's files, sorted.
    package init(reading files: [SourceFile]) {
        self.files = files
        var declared: [Place] = []
        var extensions: [String: [Place]] = [:]
        for (number, file) in files.enumerated() {
            for declaration in file.typesAndExtensions {
                let place = Place(file: number, declaration: declaration)
                if declaration.kind == .extension {
                    extensions[TypeName.bare(of: declaration.name), default: []].append(place)
                } else {
                    declared.append(place)
                }
            }
        }
        types = declared.map { IndexedType($0, extensions: extensions) }
        typesByName = Dictionary(grouping: types, by: \.name)
        self.extensions = extensions
    }

    /// The position in `files` of the file at a path below the root.
    func position(of path: String) -> Int? {
        guard let path = try? RelativePath(path) else { return nil }
        return files.sortedIndex(of: path, by: \.path)
    }

    /// The type of a name; that of the app before one of a test.
    public func type(_ name: String) -> IndexedType? {
        let all = types(named: name)
        return all.first { files[$0.place.file].role == .source } ?? all.first
    }

    /// All types of a name, in the order of the files.
    public func types(named name: String) -> [IndexedType] { typesByName[name] ?? [] }

    /// The extensions of a type that the app does not declare itself, such as `Logger`.
    public func extensions(ofForeign name: String) -> [Place] {
        typesByName[name] == nil ? extensions[name] ?? [] : []
    }

    public func file(of place: Place) -> SourceFile { files[place.file] }

    /// Whether the app's type is, by inheritance through the app's own types, one of these.
    public func isKind(_ type: IndexedType, of names: Set<String>) -> Bool {
        !self.names(above: type).isDisjoint(with: names)
    }

    /// What the app's type inherits and conforms to, through the app's own types.
    ///
    /// Bounded: a circle of classes, which no compiler takes, ends the search, and so does a chain of more than a hundred types.
    func names(above type: IndexedType) -> Set<String> {
        var found: Set<String> = []
        var waiting = [type]
        var visited = 0
        while let next = waiting.popLast(), visited <= Self.mostVisited {
            visited += 1
            for parent in next.inherited where found.insert(parent.name).inserted {
                // Another type of the same name is not this one.
                if parent.name != type.name, let above = self.type(parent.name) { waiting.append(above) }
            }
        }
        return found
    }
}
