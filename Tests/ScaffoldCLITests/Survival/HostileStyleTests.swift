import TestSupport
import Testing

/// A team's own style, with the mistakes of a beginner, or with the intent to do harm.
@Suite("Hostile manifests and templates", .slow, .needsExecutable)
struct HostileStyleTests {
    private static let folder = ".scaffold/styles/small/"

    private static func inTemplate(_ name: String, _ text: String) -> Hazard {
        Hazard(name, in: folder + "module/Model.swift.stencil", text)
    }

    private static func inManifest(_ name: String, _ old: String, _ new: String) -> Hazard {
        Hazard(name, in: folder + "style.yml", SurvivalApp.manifest.replacing(old, with: new))
    }

    private static let module = [
        ReadingCommand("module", "Favorites", "--screens", "list", writes: true), ReadingCommand("lint"),
        ReadingCommand("style", "test", "small"), ReadingCommand("remove", "Orders", writes: true),
    ]

    static let templates = [
        inTemplate("a template that includes itself", "{% include \"module/Model.swift.stencil\" %}"),
        inTemplate("a template that extends itself", "{% extends \"module/Model.swift.stencil\" %}"),
        inTemplate("a macro that calls itself", "{% macro m %}{% call m %}{% endmacro %}{% call m %}"),
        inTemplate("a loop of many", "{% for a in 1...99999 %}{% for b in 1...99999 %}x{% endfor %}{% endfor %}"),
        inTemplate("a range that no memory holds", "{% for a in 1...9223372036854775807 %}{% endfor %}"),
        inTemplate(
            "a text that doubles",
            "{% macro m x %}{% set y %}{{ x }}{{ x }}{% endset %}{% call m y %}{% endmacro %}{% call m \"aaaaaaaa\" %}"
        ),
        inTemplate("an expression without end", "{{ \(String(repeating: "(", count: 50_000)) }}"),
        inTemplate("comparisons without end", "{% if \(String(repeating: "1 == ", count: 20_000))1 %}{% endif %}"),
        inTemplate("conditions without end", "{% if \(String(repeating: "1 and 1 in ", count: 20_000))1 %}{% endif %}"),
        inTemplate("tags without end", String(repeating: "{% if true %}", count: 50_000)),
        inTemplate(
            "a pattern that takes for ever",
            "{{ \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!\"|replace:\"(a+)+$\",\"b\",\"regex\" }}"
        ),
        inTemplate("a name that climbs out", "{% include \"../../../../outside.stencil\" %}"),
        inTemplate("an absolute name", "{% include \"/etc/passwd\" %}"),
        inTemplate("Swift that does not end", "struct {{ module.type }}Model {\n"),
        inTemplate("nothing", ""),
        Hazard(
            "bytes that are no UTF-8",
            in: folder + "module/Model.swift.stencil",
            bytes: [0x7B, 0x7B, 0xFF, 0x7D, 0x7D]
        ),
    ]

    static let manifests = [
        inManifest("a style that extends itself", "title: Small", "title: Small\nextends: small"),
        inManifest("a style that extends one that is not there", "title: Small", "title: Small\nextends: ../../x"),
        inManifest("a schema of another time", "schema: 1", "schema: 99999999999999999999"),
        inManifest(
            "a piece that climbs out",
            "Modules/{{ module.type }}/{{ module.type }}Model.swift",
            "../../{{ module.type }}Model.swift"
        ),
        inManifest(
            "an absolute piece",
            "Modules/{{ module.type }}/{{ module.type }}Model.swift",
            "/tmp/{{ module.type }}Model.swift"
        ),
        inManifest(
            "a piece in .git",
            "Modules/{{ module.type }}/{{ module.type }}Model.swift",
            ".git/hooks/pre-commit"
        ),
        inManifest(
            "a piece among the records",
            "Modules/{{ module.type }}/{{ module.type }}Model.swift",
            ".scaffold/modules/Orders.json"
        ),
        inManifest(
            "a piece in the stage",
            "Modules/{{ module.type }}/{{ module.type }}Model.swift",
            ".scaffold-commit/journal"
        ),
        inManifest("a path of nothing", "\"Modules/{{ module.type }}/{{ module.type }}Model.swift\"", "\"\""),
        inManifest("a path too long", "Modules/{{ module.type }}/", "\(String(repeating: "d", count: 300))/"),
        inManifest("a template that is not there", "module/Model.swift.stencil", "module/Nothing.stencil"),
        inManifest("a template that climbs out", "module/Model.swift.stencil", "../../../../outside.stencil"),
        inManifest("a catalogue that climbs out", "Resources/Localizable.xcstrings", "../Localizable.xcstrings"),
        inManifest("an anchor of nothing", "[enum AppRoute]", "[]"),
        inManifest(
            "an anchor without end",
            "[enum AppRoute]",
            "[\(String(repeating: "enum A, ", count: 20_000))enum A]"
        ),
        inManifest("an edit that there is not", "enum-case", "nonsense"),
        inManifest("an entry of nothing", "\"case {{ module.value }}\"", "\"\""),
        inManifest(
            "an entry that breaks the file",
            "\"case {{ module.value }}\"",
            "\"case {{ module.value }} {{ '{' }}\""
        ),
        inManifest("a package that climbs out", "add: enum-case", "add: local-package"),
        inManifest(
            "a condition without end",
            "per: module\n",
            "per: module\n    when: \"\(String(repeating: "not ", count: 50_000))true\"\n"
        ),
        inManifest(
            "a condition of comparisons without end",
            "per: module\n",
            "per: module\n    when: \"\(String(repeating: "1 == ", count: 50_000))true\"\n"
        ),
    ]

    @Test("a template is bounded, and nothing of it is written", arguments: templates)
    func bounded(hazard: Hazard) throws {
        try hazard.meet(Self.module, processorSeconds: 30)
        try hazard.meet(processorSeconds: 30)
    }

    @Test("a manifest is refused with its place, and nothing of it is written", arguments: manifests)
    func refused(hazard: Hazard) throws {
        try hazard.meet(Self.module, processorSeconds: 30)
        try hazard.meet(processorSeconds: 30)
    }

    @Test("a plan that would break a file is refused: with the reader, before anything is written")
    func readBack() throws {
        for broken in ["struct {{ module.type }}Model {\n", "let a = \"\n", "let b = [1, 2\n"] {
            let app = try SurvivalApp()
            try app.write(broken, to: Self.folder + "module/Model.swift.stencil")
            let before = app.picture
            let end = try app.run("module", "Favorites", "--screens", "list")
            #expect(end.code == 2)
            #expect(end.errors.contains("Modules/Favorites/FavoritesModel.swift:"), "\(end.errors)")
            #expect(app.picture == before)
        }
    }

    @Test(
        "with --check, what only the compiler knows to be wrong is refused as well",
        .needsCompiler
    )
    func compilerCheck() throws {
        let app = try SurvivalApp()
        try app.write(
            "struct {{ module.type }}Model {\n    var = 1\n}\n",
            to: Self.folder + "module/Model.swift.stencil"
        )
        let before = app.picture
        let end = try app.run("module", "Favorites", "--screens", "list", "--check")
        #expect(end.code == 2)
        #expect(
            end.errors.contains("Modules/Favorites/FavoritesModel.swift:2:9: error: the compiler refuses the plan"),
            "\(end.errors)"
        )
        #expect(app.picture == before)
    }

    @Test("with --check, a file that was broken before is not the plan's fault", .needsCompiler)
    func brokenBefore() throws {
        let app = try SurvivalApp()
        try app.write("enum AppRoute {\n    case home\n    var = 1\n}\n", to: "App/AppRoute.swift")
        let end = try app.run("module", "Favorites", "--screens", "list", "--check")
        #expect(end.code == 0, "\(end.errors)")
    }

    @Test("--check without a compiler says that it has not checked")
    func noCompiler() throws {
        let app = try SurvivalApp()
        let end = try app.run("module", "Favorites", "--screens", "list", "--check", environment: ["PATH": "/nowhere"])
        #expect(end.code == 0)
        #expect(end.errors.contains("warning: no \"swiftc\" was found"), "\(end.errors)")
    }
}
