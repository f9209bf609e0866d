import Testing
import YAMLReader

@testable import FileTransaction
@testable import ModulePlanning
@testable import SwiftEdits

/// What the first module brought for all of them to share goes with the last, unless somebody has come to use it.
struct SharedPartsTests {
    private static let service = "struct Service {}\n"
    private static let container = "class Container {\n    let name = 1\n}\n"
    private static let wired = """
        class Container {
            let name = 1

            func makeService() -> Service {
                return Service()
            }
        }

        """
    private static let screen = "class Screen {\n    func appear() {\n        super.appear()\n    }\n}\n"
    private static let styled =
        "class Screen {\n    func appear() {\n        super.appear()\n        Service.look(self)\n    }\n}\n"
    private static let manifest = """
        let package = Package(
            name: "Common",
            targets: [.target(name: "Common")]
        )

        """
    private static let resourceful = """
        let package = Package(
            name: "Common",
            defaultLocalization: "en",
            targets: [.target(name: "Common"), .target(name: "Testing", dependencies: ["Common"])]
        )

        """

    /// An app into which a module has brought a service and all that goes with it.
    private func parts(_ others: [String: String] = [:]) throws -> (parts: SharedParts, app: ToyApp) {
        let bare = try ToyApp(files: [
            "App/Container.swift": Self.container, "App/Screen.swift": Self.screen,
            "Common/Package.swift": Self.manifest,
        ])
        let before = try HelperNames(in: FileTree(root: bare.root))
        let files = [
            "App/Service.swift": Self.service, "App/Container.swift": Self.wired, "App/Screen.swift": Self.styled,
            "Common/Package.swift": Self.resourceful,
        ]
        let app = try ToyApp(files: files.merging(others) { $1 })
        var record = ModuleRecord(module: "Favorites", style: "toy", files: [])
        let service = Array(Self.service.utf8)
        record.common.helpers = [
            ModuleRecord.Helper(
                path: "App/Service.swift",
                hash: ContentHash(of: service).description,
                names: before.counts(of: HelperNames.declared(by: service))
            )
        ]
        let edits = [
            (
                "App/Container.swift", Self.container,
                Edit(
                    .member,
                    in: try anchor("class Container"),
                    text: "func makeService() -> Service {\n    return Service()\n}"
                )
            ),
            (
                "App/Screen.swift", Self.screen,
                Edit(.statement, in: try anchor("class Screen", "func appear"), text: "Service.look(self)")
            ),
            (
                "Common/Package.swift", Self.manifest,
                Edit(.packageArgument, in: try anchor("package Common"), text: "defaultLocalization: \"en\"")
            ),
            (
                "Common/Package.swift",
                Self.resourceful.replacing(", .target(name: \"Testing\", dependencies: [\"Common\"])", with: ""),
                Edit(
                    .packageArgument,
                    in: try anchor("package Common"),
                    text: "targets: [.target(name: \"Testing\", dependencies: [\"Common\"])]"
                )
            ),
        ]
        for (file, text, edit) in edits {
            let bytes = Array(text.utf8)
            let made = try edit.edits(for: bytes)
            let insertion = WiringInsertion(edit, wiring: edit.text, file: file, edits: made, bytes: bytes)
            record.common.entries.append(
                ModuleRecord.SharedEntry(insertion: insertion, names: before.names(of: insertion))
            )
        }
        return (try SharedParts(record.common, in: FileTree(root: app.root)), app)
    }

    private func anchor(_ steps: String...) throws -> AnchorPath {
        AnchorPath(steps: try steps.map { try AnchorStep($0) })
    }

    private func text(_ path: String, _ parts: SharedParts) -> String? {
        parts.edited.first { $0.path.text == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test("a helper is known by its types and functions, not by its preview")
    func declaredNames() {
        let text = "import SwiftUI\nstruct LoadingView: View {}\n#Preview {\n    LoadingView()\n}\n"
        #expect(HelperNames.declared(by: Array(text.utf8)) == ["LoadingView"])
    }

    @Test("what nobody uses goes, and its places are as before")
    func unused() throws {
        let parts = try parts().parts
        #expect(parts.files.map(\.path) == ["App/Service.swift"])
        #expect(text("App/Container.swift", parts) == Self.container)
        #expect(text("App/Screen.swift", parts) == Self.screen)
        #expect(text("Common/Package.swift", parts) == Self.manifest)
        #expect(parts.usedFiles.isEmpty && parts.usedEntries.isEmpty)
    }

    @Test("a member that somebody uses stays, and with it the file that it needs, and what works by that file")
    func usedMember() throws {
        let parts = try parts(["App/Own.swift": "let own = container.makeService()\n"]).parts
        #expect(parts.files.isEmpty)
        #expect(text("App/Container.swift", parts) == Self.wired)
        #expect(text("App/Screen.swift", parts) == Self.styled)
        #expect(text("Common/Package.swift", parts) == Self.manifest)
        #expect(parts.usedFiles.map(\.path) == ["App/Service.swift"])
    }

    @Test(
        "a manifest keeps all that it was given where some of it is used",
        arguments: [
            ["Common/Sources/Testing/Own.swift": "let own = 1\n"],
            ["Other/Package.swift": "let package = Package(dependencies: [.product(name: \"Testing\")])\n"],
        ]
    )
    func usedTarget(_ others: [String: String]) throws {
        let parts = try parts(others).parts
        #expect(text("Common/Package.swift", parts) == Self.resourceful)
        #expect(text("App/Container.swift", parts) == Self.container)
        #expect(parts.usedEntries.map(\.insertion.file) == ["Common/Package.swift", "Common/Package.swift"])
    }

    @Test("what somebody has changed stays, and is told")
    func changed() throws {
        let parts = try parts([
            "App/Service.swift": "struct Service { let own = 1 }\n",
            "App/Container.swift": Self.wired.replacing("return Service()", with: "Service()"),
        ]).parts
        #expect(parts.files.isEmpty)
        #expect(parts.changedFiles.map(\.path) == ["App/Service.swift"])
        #expect(parts.changedEntries.map(\.insertion.file) == ["App/Container.swift"])
        #expect(text("App/Screen.swift", parts) == Self.styled)
    }

    @Test("the record says what was shared")
    func record() throws {
        var record = ModuleRecord(module: "Favorites", style: "toy", files: [])
        let insertion = WiringInsertion(
            wiring: "service",
            file: "App/Container.swift",
            kind: .member,
            anchor: ["class Container"],
            text: "let service = 1",
            edits: [WiringInsertion.Replacement(old: "", new: "    let service = 1\n")]
        )
        record.common.entries = [ModuleRecord.SharedEntry(insertion: insertion, names: ["service": 2])]
        let source = YAMLSource(name: "Favorites.json", text: record.text)
        #expect(ModuleRecordReader(module: "Favorites", source: source.name).record(try source.root()) == record)
    }
}
