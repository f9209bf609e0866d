import Testing
import YAMLReader

@testable import Diagnostics
@testable import ModuleSpecs

struct SpecFileTests {
    @Test("a file says what the flags say")
    func sameAsFlags() throws {
        let file = """
            name: Favorites
            style: swiftui-mvvmcr
            screens:
              - list
              - name: detail
                parameters: { itemId: String }
              - name: edit
                parameters: { itemId: String, mode: EditorMode = .update }
            routes:
              list: ""
              detail: ":itemId"
              edit: { path: ":itemId/edit", defaults: { mode: .update } }
            useCases:
              - getFavorites() -> [Favorite]
              - "removeFavorite(id: String)"
            types:
              - struct: Favorite
                properties: { id: String, title: String }
              - enum: EditorMode
                cases: [create, update]
            tab: { title: Favorites, icon: star }
            """
        let flags = SpecFlags.full
        let (spec, problems) = SpecFile(YAMLSource(name: "f.yml", text: file)).spec()
        #expect(problems.all.isEmpty)
        let writer = SpecWriter(style: "s")
        #expect(
            writer.text(of: try #require(spec), named: "Favorites")
                == writer.text(of: flags.spec().spec, named: "Favorites")
        )
    }

    @Test("of unknown keys without number the first hundred are reported, and the others counted")
    func manyUnknownKeys() {
        for count in [10_000, 20_000] {
            let text = "name: Favorites\nscreens: [list]\n" + (0..<count).map { "key\($0): 1\n" }.joined()
            let problems = SpecFile(YAMLSource(name: "spec.yml", text: text)).spec().problems
            #expect(problems.all.count == 100)
            #expect(problems.omitted == count - 100)
        }
    }

    @Test("what is written is read back as the same spec")
    func roundTrip() throws {
        let spec = SpecFlags.full.spec().spec
        let writer = SpecWriter(style: "swiftui-mvvmcr")
        let text = writer.text(of: spec, named: "Favorites")
        let (again, problems) = SpecFile(YAMLSource(name: "f.yml", text: text)).spec()
        #expect(problems.all.isEmpty)
        #expect(writer.text(of: try #require(again), named: "Favorites") == text)
    }

    @Test("types in brackets are read as they stand, though YAML takes them for lists and mappings")
    func bracketedTypes() throws {
        let file = """
            name: Favorites
            screens: [list]
            useCases:
              - name: getFavorites
                parameters: { names: [String], counts: [String: Int], groups: [String: [Favorite]] }
                returns: [Favorite]
              - name: getCounts
                returns: [String: Int]
            types:
              - "Favorite(id: String)"
            """
        let (spec, problems) = SpecFile(YAMLSource(name: "f.yml", text: file)).spec()
        #expect(problems.all.isEmpty)
        let useCases = try #require(spec).useCases
        #expect(useCases[0].parameters.map(\.type.value.text) == ["[String]", "[String: Int]", "[String: [Favorite]]"])
        #expect(useCases.map(\.returns?.value.text) == ["[Favorite]", "[String: Int]"])
    }

    @Test("a result that is left open is an error that says what to do")
    func emptyResult() {
        let file = "name: Favorites\nscreens: [list]\nuseCases:\n  - name: getFavorites\n    returns:\n"
        let (_, problems) = SpecFile(YAMLSource(name: "f.yml", text: file)).spec()
        #expect(
            problems.all.map(\.description) == [
                "f.yml:5:13: error: \"returns\" of \"getFavorites\" is empty; leave it out, or name a type, as in \"returns: [Order]\""
            ]
        )
    }

    @Test("twelve mistakes give twelve errors, each with its place")
    func twelveMistakes() throws {
        let file = """
            name: 1st
            screns: [list]
            screens:
              - list
              - name: detail
                presentation: sheets
                parameters: { itemId: Strin }
              - name: List
              - edit(itemId)
            routes:
              detial: ":itemId"
              detail: ":itemID"
            useCases:
              - getFavorites( -> [Favorite]
              - removeFavorite(id: String)
            types:
              - struct: Favorite
                cases: [a]
              - enum: EditorMode
            links: [Orders.detail]
            """
        let (spec, problems) = SpecFile(YAMLSource(name: "spec.yml", text: file)).spec()
        var all = problems
        all.add(ModuleResolver.resolve(try #require(spec), in: Surroundings()).problems.all)
        #expect(
            all.errors == [
                "spec.yml:1:7: error: the module name \"1st\" starts with a digit; \"First\" would do",
                "spec.yml:2:1: error: unknown key \"screns\" in the spec; did you mean \"screens\"?",
                "spec.yml:6:19: error: \"sheets\" is no presentation of the screen; did you mean \"sheet\"?",
                "spec.yml:7:27: error: there is no type \"Strin\"; did you mean \"String\"? or declare it: --types 'Strin(id: String)' or \"types\" in the spec",
                "spec.yml:8:11: error: the screens \"list\" and \"List\" differ only in case; \"otherList\" would do",
                "spec.yml:9:16: error: the parameter \"itemId\" of \"edit\" has no type; \"itemId: String\" has one",
                "spec.yml:11:3: error: there is no screen \"detial\" for this route; did you mean \"detail\"?",
                "spec.yml:12:12: error: the screen \"detail\" has no parameter \"itemID\"; did you mean \"itemId\"?",
                "spec.yml:14:19: error: expected a parameter of \"getFavorites\", found \"-\"",
                "spec.yml:15:5: error: a use case must be text, not a mapping; quote it: \"removeFavorite(id: String)\"",
                "spec.yml:17:5: error: the struct \"Favorite\" cannot have cases",
                "spec.yml:19:11: error: the enum \"EditorMode\" has no cases",
                "spec.yml:20:9: error: there is no module \"Orders\" to link to",
            ]
        )
    }
}

extension SpecFlags {
    static var full: SpecFlags {
        var full = flags(
            "Favorites",
            screens: "list,detail(itemId: String),edit(itemId: String, mode: EditorMode = .update)",
            routes: "list=,detail=:itemId,edit=:itemId/edit(mode: .update)",
            useCases: "getFavorites -> [Favorite],removeFavorite(id: String)",
            types: "Favorite(id: String, title: String),EditorMode(create|update)",
            tab: "Favorites,star"
        )
        full.style = "swiftui-mvvmcr"
        return full
    }
}
