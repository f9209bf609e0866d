import Foundation
import TestSupport
import Testing

/// A small app with a style of its own and one module, on the disk, for the executable to work in.
///
/// The style has what every built-in one has (files for a module and for a screen, an entry in an `enum`, texts in the
/// catalogue), and little of it, so that a run takes a moment.
final class SurvivalApp {
    let folder = TemporaryFolder()
    /// The app's folder, in a folder that tests may put things beside it.
    let root: String

    /// The app with the module `Orders`, as the executable wrote it.
    init() throws {
        root = folder.path("app")
        try FileManager.default.copyItem(atPath: try Self.made.get().path("app"), toPath: root)
    }

    private static let made = Result<TemporaryFolder, any Error> {
        let folder = TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: "app/" + path) }
        let end = try Tool.run(["module", "Orders", "--screens", "list,detail"], in: folder.path("app"))
        #expect(end.code == 0, "\(end.errors)")
        return folder
    }

    static let files: [(path: String, text: String)] = [
        (".scaffold.yml", "style: small\n"),
        (".scaffold/styles/small/style.yml", manifest),
        (
            ".scaffold/styles/small/module/Model.swift.stencil",
            "struct {{ module.type }}Model {\n    var title = \"\"\n}\n"
        ),
        (
            ".scaffold/styles/small/module/View.swift.stencil",
            "struct {{ screen.type }}View {\n{% for parameter in screen.parameters %}\n    let {{ parameter.name }}: {{ parameter.type }}\n{% endfor %}\n}\n"
        ),
        (".scaffold/styles/small/module/strings.yml.stencil", "{{ module.raw }}.title: \"{{ module.title }}\"\n"),
        ("App/AppRoute.swift", "enum AppRoute {\n    case home\n}\n"),
        ("App/SmallApp.swift", "struct SmallApp {\n    let route = AppRoute.home\n}\n"),
        (
            "Resources/Localizable.xcstrings",
            "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}\n"
        ),
    ]

    static let manifest = """
        schema: 1
        name: small
        title: Small
        summary: Little of everything
        minimum: { iOS: "16.0" }
        naming:
          root-screen: "{{ module.type }}{{ screen.pascal }}"
          screen: "{{ module.type }}{{ screen.pascal }}"
        app:
          entry: struct SmallApp
          pieces: []
        pieces:
          - id: model
            title: Model
            per: module
            template: module/Model.swift.stencil
            path: "Modules/{{ module.type }}/{{ module.type }}Model.swift"
            requires:
              - { declaration: "struct {{ module.type }}Model" }
          - id: view
            title: View
            per: screen
            template: module/View.swift.stencil
            path: "Modules/{{ module.type }}/Views/{{ screen.type }}View.swift"
            requires:
              - { declaration: "struct {{ screen.type }}View" }
          - id: strings
            title: Localised strings
            per: module
            merge: string-catalogue
            template: module/strings.yml.stencil
            path: Resources/Localizable.xcstrings
        wiring:
          - id: app-route
            title: Case of AppRoute
            in: [enum AppRoute]
            add: enum-case
            text: "case {{ module.value }}"

        """

    /// Runs the executable in the app.
    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> ToolEnd {
        try Tool.run(arguments, in: root, environment: environment)
    }

    var picture: TreePicture { TreePicture(root) }

    func path(_ name: String) -> String { root + "/" + name }

    func write(_ text: String, to name: String) throws { try folder.write(text, to: "app/" + name) }

    func write(bytes: [UInt8], to name: String) throws { try folder.write(bytes: bytes, to: "app/" + name) }

    func text(_ name: String) -> String? { folder.text("app/" + name) }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    func makePipe(_ name: String) throws {
        try #require(mkfifo(path(name), 0o644) == 0)
    }

    /// Puts a copy onto a disk, and gives its path.
    func copy(to disk: MountedDisk) throws -> String {
        try FileManager.default.copyItem(atPath: root, toPath: disk.folder.path("app"))
        return disk.folder.path("app")
    }

    /// A copy as it is now.
    func copy() throws -> SurvivalApp {
        let copy = try SurvivalApp()
        try FileManager.default.removeItem(atPath: copy.root)
        try FileManager.default.copyItem(atPath: root, toPath: copy.root)
        return copy
    }
}
