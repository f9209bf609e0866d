import Diagnostics
import FileTransaction
import SwiftOutline

/// The app that the plan is for: its declarations, its name, and its own names for parts of the style.
package struct PlannedApp: Sendable {
    /// The app's name; the folder's name by default.
    package private(set) var name: String
    /// The name of the module that tests import, if it is not the name as a type's.
    package private(set) var module: String?
    /// The declarations of the app.
    package var model: AppModel
    /// The app's own names, by the keys of the style's `names`.
    package var names: [String: String] = [:]
    package var sharedTypes: [String] = []
    package var destructiveVerbs: [String] = []
    package var takenTypes: Set<String> = []
    /// Whether a target of the app has the main actor as its default isolation.
    package private(set) var isOnMainActor = false

    private static let isolation = "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor"

    package init(of tree: FileTree) throws(Failure) {
        model = try AppModel.of(tree)
        let found = try AppName(of: model, in: tree)
        name = found.text
        if !isEmpty { module = found.module }
        for path in try tree.files(extensions: ["pbxproj", "xcconfig"]) where !isOnMainActor {
            isOnMainActor = try tree.read(path).map { SourceText($0).contains(Self.isolation) } ?? false
        }
    }

    /// The paths of the app's Swift files, sorted, without package manifests.
    package var paths: [String] { model.files.filter { $0.role != .manifest }.map(\.path.text) }

    /// The paths of the Swift files that belong to a test target.
    package var testPaths: [String] { model.files.filter { $0.role == .test }.map(\.path.text) }

    /// Whether the app has no Swift files, apart from package manifests.
    package var isEmpty: Bool { model.files.allSatisfy { $0.role == .manifest } }

    /// The types that the app declares, sorted by name.
    package var types: [TypeDeclaration] { model.visibleTypes }

    /// The app under a name of its own.
    package func named(_ name: String) -> PlannedApp {
        var app = self
        (app.name, app.module) = (name, nil)
        return app
    }

    /// Whether the app declares the pattern, or extends the type if the pattern asks for that.
    package func has(_ pattern: DeclarationPattern?) -> Bool {
        guard let pattern else { return false }
        if pattern.keyword == "extension" { return model.extends(pattern.name) }
        if pattern.keyword == "member" { return hasMember(pattern.name) }
        if pattern.keyword == "func" { return model.hasFunction(pattern.name) }
        return count(ofTypesFitting: pattern) > 0
    }

    /// Whether a type or an extension declares the member, such as `BaseCoordinator.showAlert`.
    private func hasMember(_ path: String) -> Bool {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        return parts.count == 2 && model.hasMember(parts[1], of: parts[0])
    }

    /// The app's name as a type name, and its bundle identifier.
    package var appNames: (name: String, bundle: String) {
        let words = NameWords(name)
        return (words.pascal, "com.example.\(words.camel.lowercased())")
    }

    /// Where the app declares the type.
    package func place(of name: String) -> SourceMark? { model.visibleType(name).map(model.mark) }

    /// Counts the types that match a pattern.
    package func count(ofTypesFitting pattern: DeclarationPattern) -> Int { model.types(fitting: pattern).count }

    /// Counts the types that match a pattern and have the attribute or the supertype of this name, or a superclass that has.
    package func count(ofTypesFitting pattern: DeclarationPattern, with name: String) -> Int {
        model.types(fitting: pattern).count { type in
            model.isKind(type, of: [name])
                || type.lineage(in: model).contains { $0.place.declaration.hasAttribute(name) }
        }
    }

    /// Counts the types that match a pattern and have a function with a parameter of this name; 0 if most have none.
    package func count(ofTypesFitting pattern: DeclarationPattern, taking parameter: String) -> Int {
        let types = model.types(fitting: pattern)
        let count = types.count { type in
            type.members.contains { $0.declaration.parameters.contains { $0.name == parameter } }
        }
        return 2 * count > types.count ? count : 0
    }

    package func count(ofFilesImporting module: String) -> Int {
        model.files.count { file in
            file.role != .manifest && file.imports.contains { $0.isNamed(module) }
        }
    }
}
