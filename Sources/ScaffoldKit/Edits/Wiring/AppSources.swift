import SwiftOutline

/// The files of an app that wirings look through, each read once and outlined only when it may hold what is sought.
struct AppSources {
    private let extensions: Set<String>
    /// Sorted by path.
    private var files: [(path: RelativePath, bytes: [UInt8])]
    /// What all that look through the same files have read of them.
    private let readings = SourceReadings()
    /// Whether the files are as they were read at first, so that what anchors lead to is what it was.
    private var isAsRead = true
    /// Where types are declared in the files that have not been changed.
    private let places: DeclarationPlaces
    /// The files that may declare something else than `places` knows.
    private var changed: Set<RelativePath>

    /// Reads the files of some extensions below the root.
    ///
    /// - Parameters:
    ///   - places: Where the app declares its types, without what the tree has been changed to hold since.
    ///   - isPlanned: Whether `places` knows what the tree has been changed to hold, too.
    init(
        _ extensions: Set<String>,
        of tree: FileTree,
        declaredAt places: DeclarationPlaces,
        isPlanned: Bool = false
    ) throws(PlanError) {
        self.extensions = extensions
        self.places = places
        files = []
        changed = isPlanned ? [] : Set(tree.changes().map(\.path))
        do throws(FileTreeError) {
            for path in try tree.files(extensions: extensions) {
                if let bytes = try tree.read(path) { files.append((path, bytes)) }
            }
        } catch {
            throw .files(error)
        }
    }

    /// All files, by their paths.
    var all: [(path: RelativePath, bytes: [UInt8])] { files }

    /// The Swift files, manifests aside, in which the name of an anchor's step occurs: for one that names a type those that
    /// declare or extend it.
    func documents(naming step: AnchorStep) -> [(path: RelativePath, document: SwiftDocument)] {
        let word = step.name.prefix { $0 != "(" && $0 != "." }
        guard step.namesType, !word.isEmpty else { return documents(mentioning: step) }
        let changed = self.changed.compactMap(index).filter { Self.holds(files[$0].bytes, Array(word.utf8)) }
        return documents(at: Set(changed + places.files(naming: String(word)).compactMap(index)).sorted())
    }

    /// The Swift files, manifests aside, in which the name of an anchor's step occurs in whatever way.
    func documents(mentioning step: AnchorStep) -> [(path: RelativePath, document: SwiftDocument)] {
        let word = Array(step.name.prefix { $0 != "(" && $0 != "." }.utf8)
        return documents(at: files.indices.filter { Self.holds(files[$0].bytes, word) })
    }

    private func documents(at indices: [Int]) -> [(path: RelativePath, document: SwiftDocument)] {
        indices.compactMap { index in
            let (path, bytes) = files[index]
            guard path.fileExtension == "swift", path.name != "Package.swift" else { return nil }
            return (path, readings.document(at: path, holding: bytes))
        }
    }

    /// The files in which an anchor leads anywhere, sorted by path.
    func leads(of anchor: AnchorPath) -> [AnchorLead] {
        guard let first = anchor.steps.first else { return [] }
        if isAsRead, let known = readings.leads[anchor] { return known }
        let candidates = documents(naming: first)
        let found = candidates.compactMap { path, document in
            AnchorFinder(document: document).places(of: anchor).first.map {
                AnchorLead(path: path, document: document, target: $0)
            }
        }
        if isAsRead, candidates.count > SourceReadings.few { readings.leads[anchor] = found }
        return found
    }

    /// Takes note of what a file holds now; `nil` where it is not there any more.
    mutating func update(_ path: RelativePath, _ bytes: [UInt8]?) {
        guard path.fileExtension.map({ extensions.contains(String($0)) }) == true else { return }
        let place = place(of: path)
        let isThere = place < files.count && files[place].path == path
        if isThere, changed.contains(path), files[place].bytes == bytes { return }
        changed.insert(path)
        isAsRead = false
        switch (bytes, isThere) {
        case (let bytes?, true): files[place].bytes = bytes
        case (let bytes?, false): files.insert((path, bytes), at: place)
        case (nil, true): files.remove(at: place)
        case (nil, false): break
        }
    }

    /// The same files as another tree over the same disk holds them.
    func following(_ tree: FileTree) throws(PlanError) -> AppSources {
        var sources = self
        do throws(FileTreeError) {
            for path in changed.union(tree.changes().map(\.path)) { sources.update(path, try tree.read(path)) }
        } catch {
            throw .files(error)
        }
        return sources
    }

    private func index(of path: RelativePath) -> Int? {
        let place = place(of: path)
        return place < files.count && files[place].path == path ? place : nil
    }

    /// Where a path stands among the sorted ones, or would.
    private func place(of path: RelativePath) -> Int {
        files.partitioningIndex { !($0.path < path) }
    }

    static func holds(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { text in word.withUnsafeBytes { ByteSearch.holds(text, $0) } }
    }
}

extension AnchorStep {
    /// Whether the step leads to a type, or to what extends one.
    fileprivate var namesType: Bool {
        switch place {
        case .type: true
        case .declaration(let keyword):
            ["class", "struct", "enum", "actor", "protocol", "extension"].contains(keyword)
        default: false
        }
    }
}
