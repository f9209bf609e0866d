import Foundation
import Testing

/// `..`, absolute paths and other ways out, in every place where a path or a name can come from.
///
/// The app stands in a folder beside a file that nobody may touch and nothing may be written next to.
@Suite("Paths that leave the app", .needsExecutable)
struct ClimbingPathTests {
    /// One place, with what the user would see.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let arguments: [String]
        /// Part of the complaint.
        let complaint: String
        var prepare: @Sendable (SurvivalApp) throws -> Void = { _ in }

        var testDescription: String { name }
    }

    private static let model = "Modules/{{ module.type }}/{{ module.type }}Model.swift"

    /// The style with something else in its manifest, and no module from which a new one would learn another path.
    private static func style(_ old: String, _ new: String) -> @Sendable (SurvivalApp) throws -> Void {
        { app in
            for folder in ["Modules", "Resources", ".scaffold/modules"] { try app.remove(folder) }
            try #require(SurvivalApp.manifest.contains(old))
            try app.write(SurvivalApp.manifest.replacing(old, with: new), to: ".scaffold/styles/small/style.yml")
        }
    }

    private static func piece(_ path: String) -> @Sendable (SurvivalApp) throws -> Void { style(model, path) }

    private static func record(_ old: String, _ new: String) -> @Sendable (SurvivalApp) throws -> Void {
        { app in
            let text = try #require(app.text(".scaffold/modules/Orders.json"))
            try #require(text.contains(old))
            try app.write(text.replacing(old, with: new), to: ".scaffold/modules/Orders.json")
        }
    }

    private static let new = ["module", "Favorites", "--screens", "list"]

    static let cases = [
        Case(
            name: "the name of a module",
            arguments: ["module", "../../Evil", "--screens", "list"],
            complaint: "has the form of a path"
        ),
        Case(
            name: "an absolute name",
            arguments: ["module", "/etc/Evil", "--screens", "list"],
            complaint: "has the form of a path"
        ),
        Case(
            name: "the name of a screen",
            arguments: ["module", "Favorites", "--screens", "../../evil"],
            complaint: "error: "
        ),
        Case(
            name: "the name of a type",
            arguments: ["module", "Favorites", "--screens", "list", "--types", "../Evil(a: String)"],
            complaint: "error: "
        ),
        Case(
            name: "the name of a use case",
            arguments: ["module", "Favorites", "--screens", "list", "--use-cases", "../get"],
            complaint: "error: "
        ),
        Case(name: "a screen that is added", arguments: ["screen", "Orders", "../evil"], complaint: "error: "),
        Case(
            name: "a module that a screen is added to",
            arguments: ["screen", "../Evil", "edit"],
            complaint: "error: "
        ),
        Case(name: "a module that is removed", arguments: ["remove", "../../Orders"], complaint: "error: "),
        Case(name: "a module that is adopted", arguments: ["adopt", "../../Orders"], complaint: "error: "),
        Case(name: "a module of the checklist", arguments: ["checklist", "../Evil"], complaint: "error: "),
        Case(name: "a module of the graph", arguments: ["graph", "../Evil"], complaint: "error: "),
        Case(
            name: "a style on the command line",
            arguments: new + ["--style", "../../outside"],
            complaint: "there is no style"
        ),
        Case(name: "an option's value", arguments: new + ["--option", "tests=../../x"], complaint: "error: "),
        Case(name: "a new style", arguments: ["style", "new", "../evil"], complaint: "is no name for a style"),
        Case(
            name: "a style that a new one extends",
            arguments: ["style", "new", "fresh", "--extends", "../evil"],
            complaint: "there is no style"
        ),
        Case(
            name: "an ejected style's name",
            arguments: ["style", "eject", "small", "--as", "../../evil"],
            complaint: "is no name for a style"
        ),
        Case(name: "a style to show", arguments: ["style", "show", "../../outside"], complaint: "there is no style"),
        Case(name: "a style to test", arguments: ["style", "test", "../../outside"], complaint: "there is no style"),
        Case(
            name: "a spec that is not there",
            arguments: ["module", "--spec", "../../nothing.yml"],
            complaint: "the file does not exist"
        ),
        Case(
            name: "a name in a spec",
            arguments: ["module", "--spec", "spec.yml"],
            complaint: "spec.yml:1:7: error: the module name \"../../Evil\" has the form of a path"
        ) { app in
            try app.write("name: ../../Evil\nscreens: [list]\n", to: "spec.yml")
        },
        Case(
            name: "the configuration's style",
            arguments: new,
            complaint: ".scaffold.yml:1:8: error: there is no style"
        ) { app in
            try app.write("style: ../../outside\n", to: ".scaffold.yml")
        },
        Case(name: "the configuration's path of a piece", arguments: new, complaint: "leaves the app's root") { app in
            try app.write("style: small\npaths:\n  model: \"../{{ module.type }}.swift\"\n", to: ".scaffold.yml")
        },
        Case(name: "the configuration's absolute path of a piece", arguments: new, complaint: "is absolute") { app in
            try app.write("style: small\npaths:\n  model: \"/tmp/{{ module.type }}.swift\"\n", to: ".scaffold.yml")
        },
        Case(
            name: "a piece of a style",
            arguments: new,
            complaint: "leaves the app's root",
            prepare: piece("../{{ module.type }}.swift")
        ),
        Case(
            name: "a piece far up",
            arguments: new,
            complaint: "leaves the app's root",
            prepare: piece("Modules/../../../{{ module.type }}.swift")
        ),
        Case(
            name: "an absolute piece",
            arguments: new,
            complaint: "is absolute",
            prepare: piece("/tmp/{{ module.type }}.swift")
        ),
        Case(
            name: "a piece in .git",
            arguments: new,
            complaint: "lies inside \".git\"",
            prepare: piece(".git/hooks/pre-commit")
        ),
        Case(
            name: "a piece in .GIT",
            arguments: new,
            complaint: "lies inside \".git\"",
            prepare: piece("Modules/.GIT/config")
        ),
        Case(
            name: "a piece in the stage",
            arguments: new,
            complaint: "belongs to running commits",
            prepare: piece(".scaffold-commit/journal")
        ),
        Case(
            name: "a catalogue",
            arguments: new,
            complaint: "leaves the app's root",
            prepare: style("path: Resources/Localizable.xcstrings", "path: ../Localizable.xcstrings")
        ),
        Case(name: "a template", arguments: new, complaint: "error: ") { app in
            try app.write(
                SurvivalApp.manifest.replacing("module/Model.swift.stencil", with: "../../../../outside.txt"),
                to: ".scaffold/styles/small/style.yml"
            )
        },
        Case(name: "an included template", arguments: new, complaint: "no template is called") { app in
            try app.write(
                "{% include \"../../../../outside.txt\" %}\n",
                to: ".scaffold/styles/small/module/Model.swift.stencil"
            )
        },
        Case(name: "an included absolute template", arguments: new, complaint: "no template is called") { app in
            try app.write("{% include \"/etc/passwd\" %}\n", to: ".scaffold/styles/small/module/Model.swift.stencil")
        },
        Case(name: "an extended style", arguments: new, complaint: "there is no style") { app in
            try app.write(
                SurvivalApp.manifest.replacing("title: Small", with: "title: Small\nextends: ../../outside"),
                to: ".scaffold/styles/small/style.yml"
            )
        },
        Case(
            name: "a recorded file",
            arguments: ["remove", "Orders"],
            complaint: ".scaffold/modules/Orders.json: error: the path \"../../Modules",
            prepare: record("\"Modules/", "\"../../Modules/")
        ),
        Case(
            name: "an absolute recorded file",
            arguments: ["remove", "Orders"],
            complaint: "is absolute",
            prepare: record("\"Modules/", "\"/Modules/")
        ),
        Case(
            name: "a recorded entry",
            arguments: ["remove", "Orders"],
            complaint: "leaves the app's root",
            prepare: record("\"App/AppRoute.swift\"", "\"../AppRoute.swift\"")
        ),
        Case(
            name: "a recorded catalogue",
            arguments: ["remove", "Orders"],
            complaint: "leaves the app's root",
            prepare: record("\"Resources/", "\"../Resources/")
        ),
        Case(
            name: "a revision that is an option",
            arguments: ["lint", "--changed-since", "--output=../outside.txt"],
            complaint: "error: "
        ),
    ]

    @Test("are refused with a word, and nothing is written", arguments: cases)
    func refused(item: Case) throws {
        let app = try SurvivalApp()
        try app.folder.write("struct Outside {}\n", to: "outside.txt")
        try app.folder.write("class Outside {}\n", to: "Localizable.xcstrings")
        try item.prepare(app)
        let before = TreePicture(app.folder.path)
        let end = try Tool.run(item.arguments, in: app.root)
        #expect(end.misbehaviour == nil)
        #expect(end.code == 2, "\(end.output) \(end.errors)")
        #expect(end.errors.contains(item.complaint), "\(end.errors)")
        #expect(TreePicture(app.folder.path) == before)
    }

    @Test("patterns of lint that climb out name nothing")
    func lintPatterns() throws {
        let app = try SurvivalApp()
        try app.write(
            "style: small\nlint:\n  include: [\"../**\", \"/etc/**\"]\n  exclude: [\"..\", \"../../*\"]\n",
            to: ".scaffold.yml"
        )
        #expect(try app.run("lint").code == 0)
    }

    @Test("--output may climb: it is the user's own word, and nothing above the folder is read or written")
    func output() throws {
        let app = try SurvivalApp()
        try app.folder.write("style: nothing\n", to: ".scaffold.yml")
        let before = TreePicture(app.folder.path)
        let end = try app.run(
            "module",
            "Favorites",
            "--screens",
            "list",
            "--style",
            "swiftui-mvvm",
            "--output",
            "../app/../other"
        )
        #expect(end.code == 0, "\(end.errors)")
        let changed = TreePicture(app.folder.path).differences(from: before)
        #expect(changed.allSatisfy { $0 == "other" || $0.hasPrefix("other/") })
    }
}
