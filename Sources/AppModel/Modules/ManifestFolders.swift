import Diagnostics
import FileTransaction

/// The folders that have a manifest of their own, as each module of a large app may have.
package struct ManifestFolders: Sendable {
    private let all: Set<RelativePath>
    /// Those in which an app starts.
    private var apps: Set<RelativePath>
    /// The folders of the demos of modules, which start as the app does.
    private let demos: Set<RelativePath>

    init(of app: AppModel) {
        let manifests = app.files.filter {
            $0.role == .manifest || $0.isTargetList && ProjectManifest.names.contains(String($0.path.name))
        }
        all = Set(manifests.compactMap(\.path.parent))
        let entries = app.files.filter(\.isAppEntry).map {
            (path: $0.path, demo: $0.path.ancestors.first(where: Self.isDemo))
        }
        // An app that is all there is may be an example of something else.
        let isAlone = entries.allSatisfy { $0.demo != nil }
        demos = isAlone ? [] : Set(entries.compactMap(\.demo))
        apps = []
        apps = Set(entries.filter { isAlone || $0.demo == nil }.compactMap { home(of: $0.path) })
    }

    private static func isDemo(_ folder: RelativePath) -> Bool {
        NameWords(String(folder.name)).words.contains { ["demo", "example", "sample"].contains($0.lowercased()) }
    }

    /// The innermost folder around a path that has a manifest.
    func home(of path: RelativePath) -> RelativePath? { path.ancestors.last(where: all.contains) }

    /// Whether a file is in a folder with a manifest of its own that is no app's.
    func isModular(_ path: RelativePath) -> Bool { home(of: path).map { !apps.contains($0) } ?? false }

    /// Whether a file is of a module's demo.
    package func isDemo(_ path: RelativePath) -> Bool { !demos.isDisjoint(with: path.ancestors) }

    /// The folders of a module's name without those in other modules, if any of them has a manifest of its own.
    func own(_ folders: [RelativePath]) -> [RelativePath] {
        let own = folders.filter(hasManifest)
        return folders.filter { own.contains($0) || !isOfOther($0, than: own) }
    }

    /// Whether a path lies in a folder with a manifest of its own that is neither a module's, which has one, too, nor an app's.
    package func isOfOther(_ path: RelativePath, than folders: [RelativePath]) -> Bool {
        guard let home = home(of: path), !apps.contains(home) else { return false }
        return folders.contains(where: hasManifest)
            && !folders.contains { home.isInside($0) || $0.isInside(home) }
    }

    private func hasManifest(_ folder: RelativePath) -> Bool { all.contains { $0.isInside(folder) } }
}
