import AppModel
import Diagnostics
import FileTransaction
import SwiftEdits
import SwiftOutline

/// The sources of an app in which wirings find their places.
package struct AppSources {
    /// The app in its current state.
    private var tree: FileTree
    /// The declarations of the app when the model was built.
    private let model: AppModel
    /// The files that may have changed since.
    private var changed: Set<RelativePath>

    /// - Parameters:
    ///   - model: The declarations of the app.
    ///   - isPlanned: Whether `model` includes the planned changes of the tree.
    init(of tree: FileTree, declaredAt model: AppModel, isPlanned: Bool = false) {
        (self.tree, self.model) = (tree, model)
        changed = isPlanned ? [] : Set(tree.changedPaths)
    }

    /// The same sources in another tree over the same disk.
    func following(_ tree: FileTree) -> AppSources {
        var sources = self
        sources.tree = tree
        sources.changed.formUnion(tree.changedPaths)
        return sources
    }

    /// Replaces the tree by one in which another file has changed.
    mutating func update(_ path: RelativePath, in tree: FileTree) {
        self.tree = tree
        changed.insert(path)
    }

    // MARK: - Files

    /// The bytes of a file. The model and the planner have read all files before, so that reading cannot fail here.
    func bytes(of path: RelativePath) -> [UInt8]? { try? tree.read(path) }

    func outline(of path: RelativePath) -> Outline? { try? tree.outline(of: path) }

    /// The files with an extension, sorted.
    func paths(extension name: String) -> [RelativePath] { (try? tree.files(extensions: [name])) ?? [] }

    /// The Swift files, except one and manifests, that declare or extend the type of an anchor's step and contain one of the
    /// words.
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

    /// The Swift files, except manifests, that mention the name of an anchor's step.
    func files(mentioning step: AnchorStep) -> [RelativePath] {
        paths(extension: "swift").filter { path in
            path.isSource && outline(of: path)?.source.contains(step.word ?? "") == true
        }
    }

    func document(at path: RelativePath) -> SwiftDocument? { (try? tree.parsed(path))?.document }

    /// The Swift files that declare or extend a type. Without a type, those that mention the name of an anchor's step.
    private func files(naming type: AnchoredType?, or step: AnchorStep) -> [RelativePath] {
        guard let type else { return files(mentioning: step) }
        let known =
            type.isDeclared
            ? model.files(declaring: type.name) : model.files(naming: type.name, having: type.members)
        guard !changed.isEmpty else { return known }
        let added = changed.filter { $0.isSource && outline(of: $0)?.source.contains(type.name) == true }
        return known.filter { !changed.contains($0) } + added
    }

    // MARK: - Anchors

    /// The files in which an anchor matches, sorted by path.
    func leads(of anchor: AnchorPath) -> [AnchorLead] {
        guard let first = anchor.steps.first else { return [] }
        var candidates = files(naming: anchor.type, or: first)
        if candidates.isEmpty, first.place == .declaration(keyword: "extension") {
            // A manifest extends types of its own, such as those of dependencies.
            candidates = paths(extension: "swift").filter(\.isMainManifest)
        }
        if candidates.count > 1 {
            // Many files may extend the type of an anchor, but few declare the names of its further steps.
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
    /// The name of the declaration that the step matches; `nil` if it matches something else.
    fileprivate var declaredName: String? {
        switch place {
        case .declaration, .type: word
        default: nil
        }
    }
}
