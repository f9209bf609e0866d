import Diagnostics

/// The name of an app's module: what its tests import, else what its Xcode project is called, else the root's folder.
struct AppName {
    let text: String

    /// - Parameter tested: How many test files import which module with `@testable`.
    init(tested: [String: Int], tree: FileTree) throws(Failure) {
        let project = try Self.project(in: tree)
        if let project, tested[project] != nil {
            text = project
        } else if tested.count == 1, let only = tested.keys.first {
            text = only
        } else {
            text = project ?? Self.folder(of: tree)
        }
    }

    /// The name of the only Xcode project, as its target's module would be called.
    private static func project(in tree: FileTree) throws(Failure) -> String? {
        let projects = try tree.files(extensions: ["pbxproj"]).compactMap { path -> String? in
            let folder = path.components.dropLast().last.map(String.init)
            return folder.flatMap { $0.hasSuffix(".xcodeproj") ? String($0.dropLast(".xcodeproj".count)) : nil }
        }
        guard projects.count == 1 else { return nil }
        return moduleName(projects[0])
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
