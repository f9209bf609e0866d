import Diagnostics
import SwiftOutline

/// The files of an app in which wirings find their places.
struct AppSources {
    /// The app as it is now.
    private var tree: FileTree
    /// What the app's sources declared when they were surveyed.
    private let survey: DeclarationIndex
    /// The files that may have changed since.
    private var changed: Set<RelativePath>

    /// - Parameters:
    ///   - survey: What the app declares, without what the tree has been changed to hold since.
    ///   - isPlanned: Whether `survey` knows what the tree has been changed to hold, too.
    init(of tree: FileTree, declaredAt survey: DeclarationIndex, isPlanned: Bool = false) {
        (self.tree, self.survey) = (tree, survey)
        changed = isPlanned ? [] : Set(tree.changedPaths)
    }

    /// The same files as another tree over the same disk holds them.
    func following(_ tree: FileTree) -> AppSources {
        var sources = self
        sources.tree = tree
        sources.changed.formUnion(tree.changedPaths)
        return sources
    }

    /// Takes over a tree in which one more file has changed.
    mutating func update(_ path: RelativePath, in tree: FileTree) {
        self.tree = tree
        changed.insert(path)
    }

    // MARK: - Files

    /// What a file holds. The survey has read all sources, and the planner all others, so that none of them is refused here.
    func bytes(of path: RelativePath) -> [UInt8]? { try? tree.read(path) }

    /// The outline of a Swift file.
    func outline(of path: RelativePath) -> Outline? { try? tree.outline(of: path) }

    /// The files with an extension, sorted.
    func paths(extension name: String) -> [RelativePath] { (try? tree.files(extensions: [name])) ?? [] }

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
        let others = files(naming: type, or: step).filter { path in
            path != own && words.contains { outline(of: path)?.source.contains($0) == true }
        }
        return others.compactMap(document)
    }

    /// The Swift files, manifests aside, in which the name of an anchor's step occurs in whatever way.
    func files(mentioning step: AnchorStep) -> [RelativePath] {
        paths(extension: "swift").filter { path in
            path.isSource && outline(of: path)?.source.contains(step.word ?? "") == true
        }
    }

    func document(at path: RelativePath) -> SwiftDocument? { (try? tree.parsed(path))?.document }

    /// The Swift files that declare or extend a type; where none is named, those in which the name of an anchor's step occurs.
    private func files(naming type: AnchoredType?, or step: AnchorStep) -> [RelativePath] {
        guard let type else { return files(mentioning: step) }
        let known = survey.files(naming: type.name, isDeclaring: type.isDeclared, having: type.members)
        guard !changed.isEmpty else { return known }
        let added = changed.filter { $0.isSource && outline(of: $0)?.source.contains(type.name) == true }
        return known.filter { !changed.contains($0) } + added
    }

    // MARK: - Anchors

    /// The files in which an anchor leads anywhere, sorted by path.
    func leads(of anchor: AnchorPath) -> [AnchorLead] {
        guard let first = anchor.steps.first else { return [] }
        var candidates = files(naming: anchor.type, or: first)
        if candidates.count > 1 {
            // Of many files that extend the type with which an anchor begins, few declare what its further steps name.
            let words = anchor.steps.dropFirst().compactMap(\.declaredName)
            candidates.removeAll { path in
                guard let source = outline(of: path)?.source else { return true }
                return !words.allSatisfy(source.contains)
            }
        }
        return candidates.sorted().compactMap { path in
            guard let document = document(at: path),
                let target = AnchorFinder(document: document).places(of: anchor).first
            else { return nil }
            return AnchorLead(path: path, document: document, target: target)
        }
    }
}

extension AnchorStep {
    /// The name of the declaration that the step leads to; `nil` where it leads to something else.
    fileprivate var declaredName: String? {
        switch place {
        case .declaration, .type: word
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
