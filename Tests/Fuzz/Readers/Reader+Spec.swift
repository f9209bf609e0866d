import Diagnostics
import ModuleSpecs
import YAMLReader

extension Reader {
    static let specs = [
        """
        name: Favorites
        screens:
          - list
          - { name: detail, parameters: { itemId: String } }
          - { name: edit, parameters: { itemId: String, mode: EditorMode }, presentation: sheet }
        routes: { list: "", detail: ":itemId", edit: { path: ":itemId/edit", defaults: { mode: .update } } }
        useCases: ["getFavorites() -> [Favorite]", "removeFavorite(id: String)"]
        types:
          - { struct: Favorite, properties: { id: String, title: String } }
          - { enum: EditorMode, cases: [create, update] }
        links: [Orders.detail]
        tab: { title: Favorites, icon: star }

        """
    ]
    private static let specWords =
        yamlWords + numbers + [
            "String", "Int?", "[", "]", "(a: String)", " -> ", ":id", "/", "none", "useCases", "types", "kind",
        ]

    static let spec = Reader("spec", seeds: specs, words: specWords) { bytes in
        let (spec, problems) = SpecFile(YAMLSource(name: "spec.yml", bytes: bytes)).spec()
        told(problems)
        guard let spec else { return }
        told(ModuleResolver.resolve(spec, in: Surroundings()).problems)
    }

    static let appSpec = Reader(
        "app-spec",
        seeds: [
            "name: Shop\nstyle: fuzz\noptions: { tests: xctest }\nmodules:\n  - name: Orders\n    screens: [list, detail]\n"
        ],
        words: specWords
    ) { bytes in
        told(AppSpecFile(YAMLSource(name: "app.yml", bytes: bytes)).spec().problems)
    }

    /// A line for each option.
    static let options = Reader(
        "options",
        seeds: [
            "Favorites\nlist,detail(itemId: String),edit(itemId: String, mode: EditorMode)\ndetail=:itemId,edit=:itemId/edit\n"
                + "getFavorites -> [Favorite],removeFavorite(id: String)\nFavorite(id: String, title: String),EditorMode(create|update)\n"
                + "Orders.detail\nnotifications\nFavorites,star\ntests=xctest"
        ],
        words: specWords
    ) { bytes in
        let lines =
            String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init) + Array(repeating: "", count: 9)
        var flags = SpecFlags(name: lines[0])
        flags.screens = [lines[1]]
        flags.routes = [lines[2]]
        flags.useCases = [lines[3]]
        flags.types = [lines[4]]
        flags.links = [lines[5]]
        flags.aliases = [lines[6]]
        flags.tab = lines[7]
        flags.options = [lines[8]]
        let (spec, problems) = flags.spec()
        told(problems)
        told(ModuleResolver.resolve(spec, in: Surroundings()).problems)
    }

    /// Problems can be printed.
    static func told(_ problems: Problems) {
        if problems.all.contains(where: { $0.description.isEmpty }) { fail("a problem without a word") }
    }
}
