import Testing

@testable import Diagnostics
@testable import ModuleSpecs

struct SpecFlagsTests {
    @Test("screens have parameters, or surely none, or nothing is said")
    func screens() {
        let (spec, problems) = flags(
            "Favorites",
            screens: "list, detail(itemId: String),edit(itemId: String, mode: EditorMode = .update),about()"
        ).spec()
        #expect(problems.all.isEmpty)
        #expect(spec.screens.map(\.name.value) == ["list", "detail", "edit", "about"])
        #expect(spec.screens[0].parameters == nil)
        #expect(spec.screens[3].parameters == [])
        #expect(spec.screens[2].parameters?.map(\.type.value.text) == ["String", "EditorMode"])
        #expect(spec.screens[2].parameters?[1].defaultValue?.value == ".update")
    }

    @Test("use cases have results, with or without spaces around the arrow")
    func useCases() {
        let (spec, problems) = flags(
            "F",
            useCases: "getFavorites -> [Favorite],count()->Int,find(ids: Set<UUID>, limit: Int?) -> [String: [Int]]?"
        ).spec()
        #expect(problems.all.isEmpty)
        #expect(spec.useCases.map { $0.returns?.value.text } == ["[Favorite]", "Int", "[String: [Int]]?"])
        #expect(spec.useCases[2].parameters.map(\.type.value.text) == ["Set<UUID>", "Int?"])
    }

    @Test("use cases take closures; what is said of them anyway need not be said")
    func closures() {
        let (spec, problems) = flags(
            "F",
            useCases:
                "send(progress: @escaping @Sendable (Double) -> Void, ask: (Int, [String]) -> Bool = { _, _ in true })"
                + ",sync(then: () -> Void)"
        ).spec()
        #expect(problems.all.isEmpty)
        #expect(
            spec.useCases.flatMap(\.parameters).map(\.type.value.text)
                == ["(Double) -> Void", "(Int, [String]) -> Bool", "() -> Void"]
        )
        #expect(spec.useCases[0].parameters[1].defaultValue?.value == "{ _, _ in true }")
    }

    @Test("types are structs or enums")
    func types() {
        let (spec, problems) = flags("F", types: "Favorite(id: String, title: String),EditorMode(create|update)").spec()
        #expect(problems.all.isEmpty)
        guard case .structure(let properties) = spec.types[0].shape, case .enumeration(let cases) = spec.types[1].shape
        else {
            Issue.record("\(spec.types)")
            return
        }
        #expect(properties.map(\.name.value) == ["id", "title"])
        #expect(cases.map(\.value) == ["create", "update"])
    }

    @Test("routes are patterns, nothing for the module's own path, or none")
    func routes() {
        let (spec, problems) = flags("F", routes: "list=,detail=:itemId,about=none,edit=:itemId/edit(mode: .update)")
            .spec()
        #expect(problems.all.isEmpty)
        #expect(spec.routes.map { $0.pattern?.value } == ["", ":itemId", nil, ":itemId/edit"])
        #expect(spec.routes[3].defaults.map(\.value.value) == [".update"])
    }

    @Test(
        "a mistake is told by flag and column, and the rest is still read",
        arguments: [
            (
                "list,detail(itemId)",
                "--screens:19: error: the parameter \"itemId\" of \"detail\" has no type; \"itemId: String\" has one"
            ),
            (
                "list,detail(itemId: String",
                "--screens:27: error: expected \")\" after the parameters of \"detail\", found the end"
            ),
            ("list,,detail", "--screens:6: error: expected a screen, found \",\""),
            ("list,detail)", "--screens:12: error: expected a comma, found \")\""),
            (
                "list,detail(a: (Int) -> Void)",
                "--screens:16: error: a tuple or closure cannot be a spec's type; declare a struct for it under \"types\""
            ),
        ]
    )
    func mistakes(screens: String, expected: String) {
        let (spec, problems) = flags("F", screens: screens).spec()
        #expect(problems.errors == [expected])
        #expect(spec.screens.first?.name.value == "list")
    }

    @Test("a repeated flag adds up, and each value counts its own columns")
    func repeated() {
        var repeated = SpecFlags(name: "F")
        repeated.screens = ["list", "detail(id)"]
        let (spec, problems) = repeated.spec()
        #expect(spec.screens.map(\.name.value) == ["list"])
        #expect(problems.errors.first?.hasPrefix("--screens:10: error:") == true)
    }

    @Test(
        "no text traps the reader",
        arguments: [
            "(", ")", "->", "a(", "a(b", "a(b:", "a(b:[", "a(b:[[[[[[[[[[[[[[[[[[[[[[[[[[", ",,,,", "=", "a=b=c", "\"",
            "a(b: C = \"",
        ]
    )
    func anything(text: String) {
        var all = SpecFlags(name: text)
        (all.screens, all.routes, all.useCases, all.types, all.links, all.aliases) = (
            [text], [text], [text], [text], [text], [text]
        )
        (all.options, all.tab) = ([text], text)
        #expect(resolve(all).problems.hasErrors)
    }
}
