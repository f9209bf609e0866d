import ScaffoldKit
import SwiftOutline

/// The Swift files of an app, each read once, and its types by their names.
///
/// Folders that tools fill are left out, such as `Pods`, `DerivedData` and `.build` (`DirectoryListing.skippedFolders`).
public struct SourceIndex: Sendable {
    /// The files, sorted by path.
    public var files: [SourceFile] { contents.files }
    /// The positions of the files in which a comment may disable rules.
    var disabling: [Int] { contents.disabling }
    /// Every type of the app, those of tests among them, in the order of the files.
    public var types: [IndexedType] { contents.types }
    /// Indices are handed about a lot: all of one is behind one reference.
    private let contents: IndexContents

    /// Reads the Swift files below the root.
    ///
    /// - Throws: `FileTreeError` where a file or folder cannot be read.
    public init(of tree: FileTree) throws(FileTreeError) {
        self.init(reading: try SourceFile.all(in: tree))
    }

    /// Reads texts that are at hand, such as those of a test.
    public init(_ texts: [(path: RelativePath, bytes: [UInt8])]) {
        let sorted = texts.sorted { $0.path < $1.path }
        self.init(reading: sorted.map { SourceFile(path: $0.path, bytes: $0.bytes) })
    }

    /// - Parameter files: The app's files, sorted.
    private init(reading files: [SourceFile]) {
        contents = IndexContents(files)
    }

    /// The position in `files` of the file at a path below the root.
    func position(of path: String) -> Int? {
        guard let path = try? RelativePath(path) else { return nil }
        return files.sortedIndex(of: path, by: \.path)
    }

    /// The type of a name; that of the app before one of a test.
    public func type(_ name: String) -> IndexedType? {
        guard let first = contents.positions[name] else { return nil }
        let namesakes = contents.positions.namesakes
        guard !namesakes.isEmpty, let all = namesakes[name] else { return types[first] }
        return types[all.first { files[types[$0].place.file].role == .source } ?? first]
    }

    /// All types of a name.
    public func types(named name: String) -> [IndexedType] {
        (contents.positions.namesakes[name] ?? position(ofType: name).map { [$0] } ?? []).map { types[$0] }
    }

    /// The position in `types` of the first type of a name.
    func position(ofType name: String) -> Int? { contents.positions[name] }

    /// The extensions of a type that the app does not declare itself, such as `Logger`.
    public func extensions(ofForeign name: String) -> [Place] {
        position(ofType: name) == nil ? (contents.extensions[name] ?? []).map(\.place) : []
    }

    public func file(of place: Place) -> SourceFile { files[place.file] }

    /// Whether the app's type is, by inheritance through the app's own types, one of these.
    ///
    /// Bounded: a circle of classes, which no compiler takes, ends the search.
    public func isKind(_ type: IndexedType, of names: Set<String>) -> Bool {
        var isOne = false
        climb(from: type) { name in
            isOne = names.contains(name)
            return !isOne
        }
        return isOne
    }

    /// What the app's type inherits and conforms to, through the app's own types.
    func names(above type: IndexedType) -> Set<String> {
        var found: Set<String> = []
        climb(from: type) { found.insert($0).inserted }
        return found
    }

    /// Goes through what a type inherits and conforms to, by way of the app's own types, each name once.
    ///
    /// - Parameter goesOn: Whether there is more to look for.
    private func climb(from type: IndexedType, _ goesOn: (String) -> Bool) {
        // Most inherit nothing.
        guard !type.inherited.isEmpty else { return }
        var waiting = [type]
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            for parent in next.inherited where seen.insert(parent.name).inserted {
                guard goesOn(parent.name) else { return }
                // Another type of the same name is not this one.
                if parent.name != type.name, let type = self.type(parent.name) { waiting.append(type) }
            }
        }
    }
}
