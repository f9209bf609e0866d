import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning

/// The folder that a person names as a module: by its path, as a target, or as that of a manifest.
struct NamedFolder {
    let folder: RelativePath
    /// The module's name.
    let words: NameWords

    /// - Returns: `nil` if there is no such folder, or if it is that of a layer.
    /// - Throws: `Failure` if several folders have the name.
    init?(_ name: Located<String>, of app: AppModel, in tree: FileTree) throws(Failure) {
        let sources = app.files.filter { $0.role == .source && !$0.isTargetList }
        let all = Set(sources.flatMap(\.path.ancestors))
        let isPath = name.value.contains("/")
        var found: Set<RelativePath> =
            isPath ? [] : try Self.targets(name.value, of: app, in: tree).filter(all.contains)
        if isPath {
            let text = name.value.hasSuffix("/") ? String(name.value.dropLast()) : name.value
            found = all.filter { $0.text == text }
        } else if found.isEmpty {
            for folder in all.filter({ Self.isNamed($0, name.value) }) where try Self.hasManifest(folder, in: tree) {
                found.insert(folder)
            }
            if found.isEmpty { found = all.filter { $0.name == name.value } }
        }
        let shown = found.filter { folder in
            sources.contains { $0.path.isInside(folder) && $0.visibleTypes.contains(where: \.showsModule) }
        }
        let named = shown.filter { RoleWords.isNoModule(NameWords(String($0.name))) && Self.hasTypes($0, sources) }
        let folders = (named.isEmpty ? shown.isEmpty ? found : shown : named).sorted()
        guard let folder = folders.first else { return nil }
        guard folders.count == 1 else { throw Self.ambiguity(of: name, folders) }
        let own = [RoleWords.folderStem(folder)] + (isPath ? [] : [RoleWords.folderStem(name.value)])
        guard let words = own.first(where: { !RoleWords.isNoModule($0) || !named.isEmpty }) else { return nil }
        (self.folder, self.words) = (folder, words)
    }

    /// Whether types of several roles in a folder begin with its name, so that a layer's word is a module's: `SourcesRouter` and
    /// `SourcesViewController` in `Sources`.
    private static func hasTypes(_ folder: RelativePath, _ sources: [SourceFile]) -> Bool {
        let stem = NameWords(String(folder.name)).words
        let types = sources.filter { $0.path.isInside(folder) }.flatMap(\.visibleTypes).map { NameWords($0.name).words }
        let roles = types.filter { $0.starts(with: stem) && RoleWords.isOfModule($0.dropFirst(stem.count)) }
        return Set(roles).count > 1
    }

    /// The refusal of folders of one name: in several modules, each is a part of its own.
    static func ambiguity(of name: Located<String>, _ folders: [RelativePath]) -> Failure {
        let list = folders.map(\.text).joined(separator: ", ")
        return Failure("\(list) have the name \"\(name.value)\"", at: name.mark, hint: "name one of the folders")
    }

    /// Whether a folder has a name, also behind that of the folder around it: `FeatureReport` is `Feature/Report`.
    private static func isNamed(_ folder: RelativePath, _ name: String) -> Bool {
        folder.name == name || RoleWords.folderStem(String(folder.name)) == RoleWords.folderStem(name)
            || name == "\(folder.parent?.name ?? "")\(folder.name)"
    }

    private static func hasManifest(_ folder: RelativePath, in tree: FileTree) throws(Failure) -> Bool {
        for manifest in ProjectManifest.names.union(["Package.swift"])
        where try tree.hasFile(RelativePath(trusted: "\(folder)/\(manifest)")) {
            return true
        }
        return false
    }

    /// The folders of the targets with a name: that of the target's own project, if it has the name, too.
    private static func targets(_ name: String, of app: AppModel, in tree: FileTree) throws(Failure)
        -> Set<RelativePath>
    {
        let packages = app.files.filter { $0.role == .manifest }.flatMap { manifest in
            PackageFolder(of: manifest).targets.filter { $0.name == name }.map(\.folder)
        }
        let built = try ProjectManifest(of: tree)?.files(of: name, among: app.files.map(\.path)) ?? []
        let common = built.dropFirst().reduce(built.first?.ancestors ?? []) { common, path in
            common.filter(path.isInside)
        }
        let targets = packages.map { RelativePath(trusted: String($0.dropLast())) }
        for folder in common.filter({ $0.name == name }) where try hasManifest(folder, in: tree) {
            return Set(targets + [folder])
        }
        return Set(targets + common.suffix(1))
    }
}
