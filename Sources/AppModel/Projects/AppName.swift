import Diagnostics
import FileTransaction
import SwiftEdits

/// The name of an app's main module: the one that its tests import, else the name of its Xcode project, else of its
/// root folder.
package struct AppName {
    package let text: String
    /// The name that `@testable import` takes: what the tests import, else the name of the project's only app or the project's, as
    /// Xcode makes a module of it.
    package let module: String

    package init(of app: AppModel, in tree: FileTree) throws(Failure) { try self.init(of: app.files, in: tree) }

    package init(of files: [SourceFile], in tree: FileTree) throws(Failure) {
        let imports = files.filter { $0.role == .test }.flatMap(\.imports)
        let tested = Set(imports.filter { $0.hasAttribute("testable") }.map(\.name))
        let file = try Self.project(in: tree)
        let name = file?.parent.map { String($0.name.dropLast(".xcodeproj".count)) }
        let project = name.flatMap(Self.moduleName)
        let found: String
        if let project, tested.contains(project) {
            found = project
        } else if tested.count == 1, let only = tested.first {
            found = only
        } else {
            found = project ?? Self.folder(of: tree)
        }
        let built = [
            tested.count == 1 ? nil : try file.flatMap { path throws(Failure) in try Self.app(of: path, in: tree) },
            name,
        ]
        text = found
        module =
            built.compactMap { $0.map(Self.module) }.first { tested.isEmpty || tested.contains($0) } ?? found
    }

    /// The module of a product, as Xcode names it: characters that no identifier has become `_`.
    package static func module(ofProduct name: String) -> String {
        String(name.map { SwiftIdentifier.isValid("a\($0)") ? $0 : "_" })
    }

    /// The only Xcode project.
    private static func project(in tree: FileTree) throws(Failure) -> RelativePath? {
        let projects = try tree.files(extensions: ["pbxproj"]).filter {
            $0.parent?.name.hasSuffix(".xcodeproj") == true
        }
        return projects.count == 1 ? projects[0] : nil
    }

    /// The name of the only app that a project builds.
    private static func app(of project: RelativePath, in tree: FileTree) throws(Failure) -> String? {
        let file = try tree.parsed(project).flatMap { try? $0.project.get() }
        let apps = file?.targets.filter { $0.kind == .app } ?? []
        return apps.count == 1 ? apps[0].name : nil
    }

    private static func folder(of tree: FileTree) -> String {
        let folder = tree.root.path.split(separator: "/").last.map(String.init) ?? ""
        return moduleName(folder) ?? "App"
    }

    private static func moduleName(_ text: String) -> String? {
        let words = NameWords(String(text.map { SwiftIdentifier.isValid("a\($0)") ? $0 : " " }))
        return SwiftIdentifier.isValid(words.pascal) && !SwiftIdentifier.isReservedType(words.pascal)
            ? words.pascal : nil
    }
}
