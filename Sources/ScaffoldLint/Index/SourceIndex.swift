import ScaffoldKit
import SwiftOutline

/// The Swift files of an app, each read once, and its types by their names.
///
/// Folders that tools fill are left out, such as `Pods`, `DerivedData` and `.build` (`DirectoryListing.skippedFolders`).
public struct SourceIndex: Sendable {
    /// The files, sorted by path.
    public let files: [SourceFile]
    /// The position in `types` of the first type of each simple name.
    private let firsts: [String: Int]
    /// The positions of all types of a name, where targets declare the same one.
    private let namesakes: [String: [Int]]
    /// The extensions by the simple names of the types that they extend.
    private let extensions: [String: [Place]]
    /// The positions of the files in which a comment may disable rules.
    let disabling: [Int]
    /// Every type of the app, those of tests among them, in the order of the files.
    public let types: [IndexedType]

    /// Folders that hold what was built or checked out, wherever they lie.
    private static let builtFolders = ["build", "Build", "checkouts", "SourcePackages", "fastlane"].map {
        Array($0.utf8)
    }

    /// Reads the Swift files below the root.
    ///
    /// - Parameter isIncluded: Whether a file is to be looked at; all are, if this is left out.
    /// - Throws: `FileTreeError` where a file or folder cannot be read.
    public init(of tree: FileTree, isIncluded: (RelativePath) -> Bool = { _ in true }) throws(FileTreeError) {
        let paths = try tree.files(extensions: ["swift"]).filter { Self.isWritten($0) && isIncluded($0) }
        self.init(try tree.outlines(of: paths) { SourceFile(path: $0, outline: $1) })
    }

    /// Reads texts that are at hand, such as those of a test.
    public init(_ texts: [(path: RelativePath, bytes: [UInt8])]) {
        let sorted = texts.sorted { $0.path < $1.path }
        self.init(Halves.map(sorted, weight: \.bytes.count) { SourceFile(path: $0.path, bytes: $0.bytes) })
    }

    private init(_ files: [SourceFile]) {
        self.files = files
        let builder = IndexBuilder(files)
        (firsts, namesakes) = (builder.firsts, builder.namesakes)
        types = builder.types()
        disabling = builder.disabling
        extensions = builder.extensions
    }

    /// The position in `files` of the file at a path below the root.
    func position(of path: String) -> Int? {
        guard let path = try? RelativePath(path) else { return nil }
        return files.sortedIndex(of: path, by: \.path)
    }

    /// The type of a name; that of the app before one of a test.
    public func type(_ name: String) -> IndexedType? {
        guard let first = firsts[name] else { return nil }
        guard !namesakes.isEmpty, let all = namesakes[name] else { return types[first] }
        return types[all.first { files[types[$0].place.file].role == .source } ?? first]
    }

    /// All types of a name.
    public func types(named name: String) -> [IndexedType] {
        (namesakes[name] ?? firsts[name].map { [$0] } ?? []).map { types[$0] }
    }

    /// The extensions of a type that the app does not declare itself, such as `Logger`.
    public func extensions(ofForeign name: String) -> [Place] { firsts[name] == nil ? extensions[name] ?? [] : [] }

    public func file(of place: Place) -> SourceFile { files[place.file] }

    /// Whether the app's type is, by inheritance through the app's own types, one of these.
    ///
    /// Bounded: a circle of classes, which no compiler takes, ends the search.
    public func isKind(_ type: IndexedType, of names: Set<String>) -> Bool {
        var waiting = [type]
        var seen: Set<String> = [type.name]
        while let next = waiting.popLast() {
            for parent in next.inherited {
                if names.contains(parent.name) { return true }
                if seen.insert(parent.name).inserted, let type = self.type(parent.name) { waiting.append(type) }
            }
        }
        return false
    }

    static func isWritten(_ path: RelativePath) -> Bool {
        !path.hasFolder { name in builtFolders.contains { $0.count == name.count && $0.elementsEqual(name) } }
    }
}
