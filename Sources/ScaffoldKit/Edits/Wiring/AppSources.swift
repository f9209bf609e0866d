import SwiftOutline

/// The files of an app that wirings look through, each outlined only when it may hold what is sought.
struct AppSources {
    private let extensions: Set<String>
    /// The app as it was at first.
    private let tree: FileTree
    /// Sorted.
    private(set) var paths: [RelativePath]
    /// What files hold that the tree does not, or that nobody has read before.
    private var texts: [RelativePath: [UInt8]] = [:]
    /// The files that are not there any more.
    private var gone: Set<RelativePath> = []
    /// What all that look through the same files have read of them.
    private let readings = SourceReadings()
    /// Whether the files are as they were read at first, so that what anchors lead to is what it was.
    private var isAsRead = true
    /// Where types are declared in the files that have not been changed.
    private let places: SurveyedSources
    /// The files that may declare something else than `places` knows.
    private var changed: Set<RelativePath>

    /// Lists the files of some extensions below the root.
    ///
    /// - Parameters:
    ///   - places: Where the app declares its types, without what the tree has been changed to hold since.
    ///   - isPlanned: Whether `places` knows what the tree has been changed to hold, too.
    init(
        _ extensions: Set<String>,
        of tree: FileTree,
        declaredAt places: SurveyedSources,
        isPlanned: Bool = false
    ) throws(PlanError) {
        self.extensions = extensions
        self.tree = tree
        self.places = places
        changed = isPlanned ? [] : Set(tree.changes().map(\.path))
        do throws(FileTreeError) {
            paths = try tree.files(extensions: extensions)
            for path in paths where !path.isSource { texts[path] = try tree.read(path) }
        } catch {
            throw .files(error)
        }
    }

    /// What a file holds. The survey that knows where types are declared has read all sources, so that none of them is refused here.
    func bytes(of path: RelativePath) -> [UInt8]? {
        texts[path] ?? (try? tree.read(path))
    }

    /// The Swift files but one, manifests aside, that declare or extend the type which an anchor's step names, and hold one of some words.
    ///
    /// - Parameter isOfMembers: Whether the words are names of members.
    func documents(
        naming step: AnchorStep,
        besides own: RelativePath,
        holding words: [String],
        isOfMembers: Bool
    ) -> [SwiftDocument] {
        guard !words.isEmpty else { return [] }
        let type = AnchorPath(steps: [step]).type.map {
            AnchoredType(name: $0.name, isDeclared: false, members: isOfMembers ? words : [])
        }
        let others = files(naming: type, or: step).filter { $0.path != own }
        guard !others.isEmpty else { return [] }
        let words = words.map { Array($0.utf8) }
        return documents(of: others.filter { file in words.contains { Self.holds(file.bytes, $0) } }).map(\.document)
    }

    /// The Swift files that declare or extend a type; where none is named, those in which the name of an anchor's step occurs.
    private func files(naming type: AnchoredType?, or step: AnchorStep) -> [SourceReadings.File] {
        guard let type else { return files(mentioning: step) }
        var found = readings.files(naming: type) {
            places.files(naming: type.name, isDeclaring: type.isDeclared, having: type.members).compactMap { path in
                (try? tree.read(path)).map { SourceReadings.File(path: path, bytes: $0) }
            }
        }
        for path in changed {
            let place = found.partitioningIndex { !($0.path < path) }
            let isKnown = place < found.count && found[place].path == path
            if isKnown { found.remove(at: place) }
            guard !gone.contains(path), let bytes = bytes(of: path) else { continue }
            if isKnown || readings.holds(type.name, in: bytes, of: path) {
                found.insert(SourceReadings.File(path: path, bytes: bytes), at: place)
            }
        }
        return found
    }

    /// The Swift files, manifests aside, in which the name of an anchor's step occurs in whatever way.
    func documents(mentioning step: AnchorStep) -> [(path: RelativePath, document: SwiftDocument)] {
        documents(of: files(mentioning: step))
    }

    private func files(mentioning step: AnchorStep) -> [SourceReadings.File] {
        let word = step.word.map { Array($0.utf8) } ?? []
        return paths.compactMap { path in
            guard let bytes = bytes(of: path), Self.holds(bytes, word) else { return nil }
            return SourceReadings.File(path: path, bytes: bytes)
        }
    }

    private func documents(of files: [SourceReadings.File]) -> [(path: RelativePath, document: SwiftDocument)] {
        files.compactMap { file in
            let (path, bytes) = (file.path, file.bytes)
            guard path.isSource else { return nil }
            let isOfTree = texts[path] == nil
            let outline = isOfTree ? try? tree.outline(of: path) : nil
            return (path, readings.document(at: path, holding: bytes, outline: outline))
        }
    }

    /// The files in which an anchor leads anywhere, sorted by path.
    func leads(of anchor: AnchorPath) -> [AnchorLead] {
        guard let first = anchor.steps.first else { return [] }
        if isAsRead, let known = readings.leads[anchor] { return known }
        let candidates = files(naming: anchor.type, or: first)
        // Of many files that extend the type with which an anchor begins, few declare what its further steps name.
        let words = candidates.count > 1 ? anchor.steps.dropFirst().compactMap(\.declaredWord) : []
        let holding = candidates.filter { file in words.allSatisfy { $0.mayStand(in: file.bytes) } }
        let found = documents(of: holding).compactMap { path, document in
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
        let wasThere = isThere(path)
        if wasThere, changed.contains(path), self.bytes(of: path) == bytes { return }
        changed.insert(path)
        isAsRead = false
        texts[path] = bytes
        if bytes != nil {
            gone.remove(path)
            if !wasThere { paths.insert(path, at: place(of: path)) }
        } else {
            gone.insert(path)
            if wasThere { paths.remove(at: place(of: path)) }
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

    private func isThere(_ path: RelativePath) -> Bool {
        paths.sortedIndex(of: path) { $0 } != nil
    }

    /// Where a path stands among the sorted ones, or would.
    private func place(of path: RelativePath) -> Int {
        paths.partitioningIndex { !($0 < path) }
    }

    static func holds(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { text in word.withUnsafeBytes { ByteSearch.holds(text, $0) } }
    }
}

extension AnchorStep {
    /// The name that a file declares in which the step leads to a declaration; `nil` where it may say it otherwise.
    fileprivate var declaredWord: DeclaredWord? {
        switch place {
        case .declaration(let keyword): word.map { DeclaredWord($0, declaredBy: keyword) }
        case .type: word.map { DeclaredWord($0, declaredBy: nil) }
        default: nil
        }
    }
}

extension RelativePath {
    private static let manifest = Array("Package.swift".utf8)
    private static let endings = [Array(".swift".utf8)]

    /// Whether this is a Swift file that is no manifest.
    var isSource: Bool { hasExtension(among: Self.endings) && !isManifest }

    /// Whether this is the manifest of a package.
    package var isManifest: Bool {
        withBytes { bytes in
            let start = bytes.count - Self.manifest.count
            return start >= 0 && (start == 0 || bytes[start - 1] == UInt8(ascii: "/"))
                && ByteSearch.ends(bytes, with: Self.manifest)
        }
    }
}
