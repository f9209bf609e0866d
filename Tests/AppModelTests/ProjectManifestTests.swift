import FileTransaction
import TestSupport
import Testing

@testable import AppModel

@Suite("Manifests from which projects are made")
struct ProjectManifestTests {
    private func manifest(_ files: [String: String]) throws -> ProjectManifest? {
        let folder = TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return try ProjectManifest(of: FileTree(root: folder.path))
    }

    /// Which of some files the sources of a manifest's targets cover.
    private func covered(_ files: [String], by manifest: ProjectManifest) throws -> [String] {
        try files.filter { manifest.covers(try RelativePath($0)) }
    }

    @Test(
        "the generator is told by its file",
        arguments: [
            ("project.yml", "name: Shop", .xcodeGen), ("CMakeLists.txt", "", .cMake), ("MODULE.bazel", "", .bazel),
            ("BUCK", "", .buck), ("Shop/Project.swift", "import ProjectDescription", .tuist),
            ("Project.swift", "struct Project {}", nil), ("App.swift", "", nil),
        ] as [(String, String, ProjectManifest.Generator?)]
    )
    func generator(path: String, text: String, generator: ProjectManifest.Generator?) throws {
        #expect(try manifest([path: text])?.generator == generator)
    }

    @Test(
        "XcodeGen: paths, excluded patterns, templates, and manifests that another one includes, with paths of their own"
    )
    func xcodeGen() throws {
        let main = """
            include: [Kit/more.yml]
            targetTemplates:
              Feature:
                type: framework
                sources: ["Features/${target_name}"]
            targets:
              Shop:
                type: application
                sources:
                  - path: Shop
                    excludes: ["Old/**", "*.generated.swift"]
              Cart: { templates: [Feature] }
              ShopTests: { type: bundle.unit-test, sources: ShopTests }
            """
        let files = ["project.yml": main, "Kit/more.yml": "targets:\n  Kit: { type: framework, sources: Sources }\n"]
        let manifest = try #require(try manifest(files))
        let inside = [
            "Shop/App.swift", "Shop/Cart/A.swift", "Features/Cart/A.swift", "ShopTests/A.swift", "Kit/Sources/A.swift",
        ]
        let outside = ["Shop/Old/A.swift", "Shop/A.generated.swift", "Features/Orders/A.swift", "Sources/A.swift"]
        #expect(try covered(inside + outside, by: manifest) == inside)
        #expect(manifest.targets.map(\.name) == ["Shop", "Cart", "ShopTests", "Kit"])
        #expect(manifest.targets.map(\.kind) == [.app, .other, .unitTests, .other])
        let home = manifest.home(of: try RelativePath("New/A.swift"), isTest: false)
        #expect(
            home == ProjectManifest.Home(manifest: try RelativePath("project.yml"), anchor: "targets, Shop, sources")
        )
        #expect(manifest.home(of: try RelativePath("A.swift"), isTest: true).anchor == "targets, ShopTests, sources")
    }

    @Test("the targets that build some files, and whether they build others, too")
    func targetsOfFiles() throws {
        let main = """
            targetTemplates:
              Feature: { type: framework, sources: ["Features/${folder}"] }
            targets:
              Shop: { type: application, sources: [Shop] }
              Cart: { templates: [Feature], templateAttributes: { folder: Basket } }
            """
        let manifest = try #require(try manifest(["project.yml": main]))
        let files = try ["Features/Basket/A.swift", "Shop/Cart/A.swift", "Shop/B.swift"].map { try RelativePath($0) }
        let found = manifest.targets(of: Set(files.prefix(2)), among: files)
        #expect(found.map(\.target.name) == ["Shop", "Cart"])
        #expect(found.map(\.isShared) == [true, false])
    }

    @Test("XcodeGen: a manifest that cannot be read is named with the place")
    func unread() throws {
        let source = MarkedSource("name: Shop\ntargets: 1️⃣*all\n")
        let manifest = try #require(try manifest(["project.yml": source.text]))
        #expect(manifest.unread?.mark?.description == "project.yml:\(source.places[0])")
    }

    @Test("Tuist: patterns of sources and of resources, in the folder of each manifest")
    func tuist() throws {
        let project = """
            import ProjectDescription
            let project = Project(name: "Shop", targets: [
                .target(name: "Shop", product: .app, sources: ["Sources/**"], resources: ["Resources/**"]),
                .target(name: "ShopTests", product: .unitTests, sources: ["Tests/**"], dependencies: [.target(name: "Shop")]),
            ])
            """
        let manifest = try #require(try manifest(["Shop/Project.swift": project, "Shop/Sources/App.swift": ""]))
        let inside = ["Shop/Sources/A/B.swift", "Shop/Tests/A.swift", "Shop/Resources/a.strings"]
        let outside = ["Sources/A.swift", "Shop/A.swift", "Shop/Resources/A.swift"]
        #expect(try covered(inside + outside, by: manifest) == inside)
        #expect(manifest.targets.map(\.kind) == [.app, .unitTests])
        let home = manifest.home(of: try RelativePath("Shop/New/A.swift"), isTest: false)
        #expect(
            home
                == ProjectManifest.Home(
                    manifest: try RelativePath("Shop/Project.swift"),
                    anchor: "sources of the app's target"
                )
        )
        #expect(manifest.entry(for: "Shop/New", in: home.manifest) == "\"New/**\",")
    }
}
