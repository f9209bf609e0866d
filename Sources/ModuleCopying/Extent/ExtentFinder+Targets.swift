import AppModel
import Diagnostics
import FileTransaction
import SwiftOutline

extension ExtentFinder {
    /// The targets of packages and of generated projects whose sources are all the module's.
    mutating func findTargets(in project: ProjectManifest?) throws(Failure) {
        let built = project?.targets(of: taken, among: app.files.map(\.path)) ?? []
        extent.otherTargets = Set(built.filter(\.isShared).map(\.target.name))
            .union(module.folders.filter(isPartOfProject).map { String($0.name) })
        // What the tests alone are a target of does not make the rest one.
        let own = built.filter { !$0.isShared && ![.unitTests, .interfaceTests].contains($0.target.kind) }
        extent.targets = own.map(\.target.name)
        let manifests = app.files.filter { $0.role == .manifest }
        let cases = projectCases
        let named = projectNames.union(cases)
        extent.targets += module.folders.filter { folder in
            named.contains(String(folder.name)) || named.contains(folder.text)
        }.map { String($0.name) }.filter { !extent.targets.contains($0) && !extent.otherTargets.contains($0) }
        for manifest in manifests {
            let package = PackageFolder(of: manifest)
            let stated = package.targets.filter { !$0.name.isEmpty }
            // A manifest that computes its targets names their folders, at least.
            let targets = stated + package.conventionalTargets
            for target in targets where !extent.targets.contains(target.name) {
                let files = app.files.filter { $0.path.text.hasPrefix(target.folder) }
                guard !files.isEmpty, files.allSatisfy({ taken.contains($0.path) }) else {
                    extent.otherTargets.insert(target.name)
                    continue
                }
                extent.otherTargets.remove(target.name)
                extent.targets.append(target.name)
                for path in try tree.files() where path.text.hasPrefix(target.folder) && Self.isCopied(path) {
                    add(path, .folder)
                }
            }
        }
        let imported = Set(app.files.flatMap(\.imports).map(\.name)).subtracting(extent.targets)
        if built.isEmpty, project?.generator == .tuist {
            // Helpers may compute the names.
            extent.targets += module.folders.map { String($0.name) }.filter(imported.contains)
        }
        if project != nil || !manifests.isEmpty, !extent.targets.isEmpty {
            let long = imported.filter { isLong($0, among: imported) || isMade($0) }
            let inner = cases.filter { name in module.folders.contains { name.hasPrefix($0.name) } }.union(long)
            extent.targets += extent.folderTargets.union(inner).intersection(imported).filter(stem.matches).sorted()
        }
    }

    /// Whether a target's name is that of one of the module's folders behind a prefix: that of all modules, as the app's name, or the
    /// name of the folder around it, as in `FeatureMoviesInterface`.
    private func isLong(_ name: String, among imported: Set<String>) -> Bool {
        module.folders.contains { folder in
            let own = extent.folderTargets.filter { $0.hasPrefix(folder.name) }.union([String(folder.name)])
            return own.filter { $0 != name && name.hasSuffix($0) }.contains { end in
                let prefix = String(name.dropLast(end.count))
                if let around = folder.parent?.name, [String(around), String(around.dropLast())].contains(prefix) {
                    return true
                }
                let twin = "\(prefix)/\(folder.name)/"
                return modules.modules.contains { $0.words != module.words && imported.contains(prefix + $0.name) }
                    && !app.files.contains { $0.path.text.contains(twin) && !taken.contains($0.path) }
            }
        }
    }

    /// Whether a helper's text makes a target's name of that of one of the module's folders: `"\(name)Implementation"`.
    private func isMade(_ name: String) -> Bool {
        let ends = module.folders.filter { name.hasPrefix($0.name) }.map { ")\(name.dropFirst($0.name.count))\"" }
        return projectLists.contains { list in
            list.outline.tokens.contains { $0.kind == .stringEnd && ends.contains(list.outline.text($0)) }
        }
    }

    /// Whether a folder lies in that of a project of its name, whose targets have other files, too.
    private func isPartOfProject(_ folder: RelativePath) -> Bool {
        projectLists.contains { list in
            list.path.name == "Project.swift" && list.path.parent?.name == folder.name && list.path.parent != folder
                && list.path.parent.map(folder.isInside) == true
        }
    }

    /// Whether a source file lies in another folder of the module's name, beside the one that a person has named.
    func isInNamesake(_ path: RelativePath) -> Bool {
        !module.folders.isEmpty && namesakes.contains(where: path.isInside)
            && !module.folders.contains(where: path.isInside) && app.file(at: path.text)?.role == .source
    }

    private var projectLists: [SourceFile] { app.files.filter { $0.role != .manifest && $0.isTargetList } }

    /// The texts of the manifests and helpers of a generated project, and the names of the folders that have one.
    private var projectNames: Set<String> {
        projectLists.reduce(into: []) { names, list in
            let texts = list.outline.tokens.lazy.filter { $0.kind == .string }.map(list.outline.text)
            names.formUnion(texts.map { $0.filter { $0 != "\"" } })
            if let folder = list.path.parent, list.path.name == "Project.swift" { names.insert(String(folder.name)) }
        }
    }

    /// The names of targets that the cases of enums in them stand for.
    private var projectCases: Set<String> {
        Set(
            projectLists.flatMap(\.outline.allDeclarations).filter { $0.kind == .case }.map {
                NameWords($0.name).pascal
            }
        )
    }
}
