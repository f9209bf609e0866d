import Diagnostics
import FileTransaction

/// The folders that have a manifest of their own, as each module of a large app may have.
package struct ManifestFolders: Sendable {
    private let all: Set<RelativePath>
    /// Those in which an app starts.
    private let apps: Set<RelativePath>

    init(of app: AppModel) {
        let manifests = app.files.filter {
            $0.isTargetList && ["Package.swift", "Project.swift"].contains($0.path.name)
        }
        let all = Set(manifests.compactMap(\.path.parent))
        let entries = app.files.filter { $0.isAppEntry && !Self.isDemo($0.path, in: all) }
        self.all = all
        apps = Set(entries.compactMap { Self.home(of: $0.path, in: all) })
    }

    private static func home(of path: RelativePath, in all: Set<RelativePath>) -> RelativePath? {
        path.ancestors.last(where: all.contains)
    }

    private static func isDemo(_ path: RelativePath, in all: Set<RelativePath>) -> Bool {
        guard let home = home(of: path, in: all) else { return false }
        return path.components.dropFirst(home.components.count).dropLast().contains { folder in
            NameWords(String(folder)).words.contains { ["demo", "example", "sample"].contains($0.lowercased()) }
        }
    }

    /// Whether a file is in a folder with a manifest of its own that is no app's.
    func isModular(_ path: RelativePath) -> Bool { Self.home(of: path, in: all).map { !apps.contains($0) } ?? false }

    /// Whether a file is of a module's demo, which starts as an app does.
    package func isDemo(_ path: RelativePath) -> Bool { Self.isDemo(path, in: all) }

    /// The folders of a module's name without those in other modules, if any of them has a manifest of its own.
    func own(_ folders: [RelativePath]) -> [RelativePath] {
        let own = folders.filter(hasManifest)
        return folders.filter { own.contains($0) || !isOfOther($0, than: own) }
    }

    /// Whether a path lies in a folder with a manifest of its own that is neither a module's, which has one, too, nor an app's.
    package func isOfOther(_ path: RelativePath, than folders: [RelativePath]) -> Bool {
        guard let home = Self.home(of: path, in: all), !apps.contains(home) else { return false }
        return folders.contains(where: hasManifest)
            && !folders.contains { home.isInside($0) || $0.isInside(home) }
    }

    private func hasManifest(_ folder: RelativePath) -> Bool { all.contains { $0.isInside(folder) } }
}
