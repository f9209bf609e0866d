import ScaffoldLint
import YAMLReader

/// Readers of an app's files, each in the run of a command that reads it.
extension Reader {
    static let catalogue = Reader(
        "catalogue",
        seeds: [FuzzStyle.app["Resources/Localizable.xcstrings"] ?? ""],
        words: yamlWords + numbers
    ) { bytes in
        FuzzTree(FuzzStyle.app, "Resources/Localizable.xcstrings", bytes).plan()
        FuzzTree(FuzzStyle.app, "Resources/Localizable.xcstrings", bytes).remove()
    }

    static let project = Reader(
        "project",
        seeds: [FuzzStyle.app["App.xcodeproj/project.pbxproj"] ?? ""],
        words: numbers + ["{", "}", "(", ")", " = ", ";", ",", "/*", "*/", "\"", "\\", "isa", "children", "objects"]
    ) { bytes in FuzzTree(FuzzStyle.app, "App.xcodeproj/project.pbxproj", bytes).plan() }

    static let propertyList = Reader(
        "property-list",
        seeds: [FuzzStyle.app["App/Info.plist"] ?? ""],
        words: numbers + [
            "<", ">", "</", "/>", "<!--", "-->", "<![CDATA[", "]]>", "&amp;", "&#x0;", "<!DOCTYPE a [", "<key>",
            "</dict>",
        ]
    ) { bytes in
        FuzzTree(FuzzStyle.app, "App/Info.plist", bytes).plan()
        _ = try? RouteMap(of: FuzzTree(FuzzStyle.app, "App/Info.plist", bytes).tree)
    }

    static let package = Reader(
        "package",
        seeds: [FuzzStyle.app["Package.swift"] ?? ""],
        words: ["dependencies:", "targets:", ".package(", ".target("]
    ) {
        FuzzTree(FuzzStyle.app, "Package.swift", $0).plan()
    }

    static let record = Reader(
        "record",
        seeds: [FuzzStyle.app[".scaffold/modules/Orders.json"] ?? ""],
        words: yamlWords + numbers + ["../", "/etc/", "App/AppRoute.swift", "sha256", "insertions", "edits"]
    ) { bytes in
        FuzzTree(FuzzStyle.app, ".scaffold/modules/Orders.json", bytes).remove()
        FuzzTree(FuzzStyle.app, ".scaffold/modules/Orders.json", bytes).plan(module: "Orders")
    }

    /// Swift files into which entries go, and which grow.
    static let growth = Reader(
        "growth",
        seeds: [FuzzStyle.app["App/AppRoute.swift"] ?? "", FuzzStyle.app["Modules/Orders/OrdersModel.swift"] ?? ""]
    ) {
        FuzzTree(FuzzStyle.app, "App/AppRoute.swift", $0).plan()
        FuzzTree(FuzzStyle.app, "Modules/Orders/OrdersModel.swift", $0).plan(
            module: "Orders",
            screens: "list,detail,edit(id: String)"
        )
    }

    static let suppression = Reader(
        "superfluous-suppression",
        seeds: [
            "// scaffold:disable:next placeholder -- reason\nlet a = <#b#>\nstruct A {} // scaffold:disable:this forbid.singleton\n"
                + "// scaffold:disable placeholder\nlet c = <#d#>\n// scaffold:enable placeholder\n"
        ],
        words: ["// scaffold:", "disable", "enable", ":next", ":this", ":previous", "placeholder", " -- ", "<#a#>"]
    ) { bytes in _ = FuzzTree(FuzzStyle.app, "App/Strange.swift", bytes).lint() }

    static let configuration = Reader(
        "configuration",
        seeds: [
            "style: fuzz\noptions: { tests: xctest }\npaths: { model: \"A/{{ module.type }}.swift\" }\nheader: |\n  // {file}\nindentation: 2\n"
                + "minimum: { iOS: \"16.0\" }\nlint:\n  rules: { placeholder: off }\n  include: [\"App/**\"]\n  exclude: [\"**/*.swift\"]\n"
                + "  modules: { Orders: { rules: { placeholder: error } } }\n"
        ],
        words: yamlWords + numbers + ["**", "*a*", "../", "//"]
    ) { bytes in
        FuzzTree(FuzzStyle.app, ".scaffold.yml", bytes).plan()
        _ = FuzzTree(FuzzStyle.app, ".scaffold.yml", bytes).lint()
    }

    static let baseline = Reader(
        "baseline",
        seeds: [
            "{ \"schema\": 1, \"findings\": [ { \"rule\": \"a\", \"declaration\": \"B.c\", \"count\": 2 }, { \"rule\": \"d\", \"declaration\": \"E\" } ] }"
        ],
        words: yamlWords + numbers
    ) { bytes in
        guard let baseline = try? Baseline(YAMLSource(name: "baseline.json", bytes: bytes)) else { return }
        _ = baseline.split([])
        guard let again = try? Baseline(YAMLSource(name: "again.json", text: baseline.text)) else {
            return fail("unreadable")
        }
        if again.text != baseline.text { fail("written otherwise: \(baseline.text)") }
    }
}
