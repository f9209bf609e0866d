/// Spec files for schema and reader to agree on.
enum SpecCorpus {
    /// Specs that both accept.
    static let good = [
        "name: Favorites",
        "{\"name\": \"Favorites\", \"screens\": [\"list\", {\"name\": \"detail\", \"parameters\": {\"id\": \"Int\"}}]}",
        """
        name: favorite-items
        style: swiftui-mvvmcr
        options: { tests: xctest, deep-links: true, level: 2 }
        screens:
          - list
          - name: detail
            parameters: { itemId: String }
            kind: detail
            useCases: [getFavorite]
          - name: edit
            parameters: { itemId: String, mode: EditorMode = .update }
            presentation: sheet
            type: Editor
          - "preview(itemId: String, tags: [String]?)"
          - settings()
        routes:
          list: ""
          detail: ":itemId"
          edit: { path: ":itemId/edit", defaults: { mode: .update } }
          preview: none
          settings:
        useCases:
          - getFavorites() -> [Favorite]
          - "removeFavorite(id: String)"
          - "search(text: String, page: Int = 1) -> [Favorite]"
          - "observeFavorites() -> AnyPublisher<[Favorite], Error>"
          - "share(id: String, progress: (Double) -> Void)"
          - refresh
          - loadAll() async throws(OrderError) -> [Favorite]
          - name: updateFavorite
            parameters: { favorite: Favorite }
            throws: OrderError
            returns: Favorite
        types:
          - struct: Favorite
            properties: { id: String, title: String, tags: "[String]", index: "[String: Int]?" }
          - enum: EditorMode
            cases: [create, update]
          - "Filter(text: String, onlyMine: Bool)"
          - Order(ascending|descending)
          - OrderError(offline|unknown)
        links: [Orders.detail, Profile]
        aliases: [bookmarks]
        tab: { title: Favorites, icon: star }
        """,
        "name: A\nscreens:\nroutes:\nuseCases:\ntypes:\nlinks:\naliases:\ntab:\noptions:\nstyle:",
        "name: A\nscreens: []\nroutes: {}\nuseCases: []\ntypes: []\nlinks: []\naliases: []\ntab: {}\noptions: {}",
        "name: A\ntab: none", "name: A\ntab: { title: B }", "name: A\ntab: { icon: star }", "name: 'true'\nstyle: 12",
        "name: A\nscreens:\n  - name: detail\n    parameters:\n    kind:\n    presentation:\n    type:\n    useCases:",
        "name: A\nuseCases:\n  - load->[B]\n  - name: save\n    parameters: {}",
        "name: A\nuseCases: ['a()', ' b ( ) -> C ', 'd -> Set<UUID>']\nscreens: [' list ', 'edit ( a : B ) ']",
        "name: A\ntypes:\n  - struct: B\n  - struct: C\n    enum:\n  - enum: D\n    struct:\n    cases: [e, 1]",
        "name: A\nuseCases: ['a throws', 'b() async', 'c ( ) async throws ( any Error ) -> D', 'e()throws(F)->G']",
        "name: A\nuseCases: [{ name: a, throws: E }, { name: b, throws: any Error }]",
        "name: A\nuseCases: [{ name: a, returns: [A] }]\nscreens: [{ name: b, parameters: { c: [[Int?]] } }]",
        "name: A\nscreens: [{ name: a }, { name: b, parameters: { c: [String: Int], d: [String: [Int]] } }]",
        "name: A\nroutes: { a: { path: b, defaults: }, c: { path: '' } }",
    ]

    /// Specs that both refuse.
    static let bad = [
        "favorites", "[]", "- name: A", "{}", "name:", "name: [A]", "name: { a: b }", "nam: A",
        "name: A\nscrens: [list]",
        "name: A\nstyle: [uikit-mvvmc]", "name: A\noptions: [tests]", "name: A\noptions: { tests: [a] }",
        "name: A\noptions: { tests: }", "name: A\nscreens: list", "name: A\nscreens: { list: detail }",
        "name: A\nscreens: [[list]]", "name: A\nscreens: [null]", "name: A\nscreens: ['']", "name: A\nscreens: [{}]",
        "name: A\nscreens: [{ name: }]", "name: A\nscreens: [{ nme: a }]", "name: A\nscreens: [{ name: a, kind: lst }]",
        "name: A\nscreens: [{ name: a, kind: true }]", "name: A\nscreens: [{ name: a, presentation: [sheet] }]",
        "name: A\nscreens: [{ name: a, parameters: [id] }]", "name: A\nscreens: [{ name: a, parameters: { id: 1 } }]",
        "name: A\nscreens: [{ name: a, parameters: { id: } }]", "name: A\nscreens: [{ name: a, parameters: id }]",
        "name: A\nscreens: [{ name: a, parameters: { id: 'A =' } }]", "name: A\nscreens: [{ name: a, type: {} }]",
        "name: A\nscreens: [{ name: a, parameters: { id: '(A, B)' } }]", "name: A\nscreens: [{ name: a, useCases: b }]",
        "name: A\nscreens: [{ name: a, useCases: [null] }]", "name: A\nscreens:\n  - detail(itemId: String)",
        "name: A\nscreens: ['detail(a: B']", "name: A\nscreens: ['a b']", "name: A\nscreens: ['a() b']",
        "name: A\nscreens: ['(a: B)']", "name: A\nroutes: [a]", "name: A\nroutes: a", "name: A\nroutes: { a: [b] }",
        "name: A\nroutes: { a: {} }", "name: A\nroutes: { a: { path: } }", "name: A\nroutes: { a: { pth: b } }",
        "name: A\nroutes: { a: { path: [b] } }", "name: A\nroutes: { a: { path: b, defaults: [c] } }",
        "name: A\nroutes: { a: { path: b, defaults: { c: } } }", "name: A\nuseCases: load",
        "name: A\nuseCases: [[load]]",
        "name: A\nuseCases: [null]", "name: A\nuseCases: ['a(b']", "name: A\nuseCases: ['a ->']",
        "name: A\nuseCases: ['a b']", "name: A\nuseCases: ['a() throwsE']",
        "name: A\nuseCases: ['a() rethrows']", "name: A\nuseCases: [{ name: a, throws: }]",
        "name: A\nuseCases: [{ name: a, returns: }]", "name: A\nuseCases: [{ name: a, returns: [A, B] }]",
        "name: A\nuseCases: [{ name: a, returns: [[]] }]",
        "name: A\nuseCases: [{ name: a, returns: [1] }]", "name: A\nscreens: [{ name: a, parameters: { b: [] } }]",
        "name: A\nuseCases: [{ name: a, returns: 'A = b' }]", "name: A\nuseCases: [{ returns: A }]",
        "name: A\nuseCases:\n  - removeFavorite(id: String)", "name: A\ntypes: Favorite", "name: A\ntypes: [Favorite]",
        "name: A\ntypes: [1]", "name: A\ntypes: ['Favorite']", "name: A\ntypes: [{}]",
        "name: A\ntypes: [{ properties: { a: B } }]", "name: A\ntypes: [{ struct: A, enum: B, cases: [c] }]",
        "name: A\ntypes: [{ struct: A, cases: [b] }]", "name: A\ntypes: [{ struct: A, cases: }]",
        "name: A\ntypes: [{ enum: A }]", "name: A\ntypes: [{ enum: A, cases: [] }]",
        "name: A\ntypes: [{ enum: A, cases: }]",
        "name: A\ntypes: [{ enum: A, cases: [b], properties: }]", "name: A\ntypes: [{ enum: A, cases: [[b]] }]",
        "name: A\ntypes: [{ struct: [A] }]", "name: A\ntypes: [{ struct: A, properties: [b] }]",
        "name: A\nlinks: Orders",
        "name: A\nlinks: [{ a: b }]", "name: A\nlinks: [null]", "name: A\naliases: { a: b }", "name: A\ntab: [a]",
        "name: A\ntab: { titel: B }", "name: A\ntab: { title: [B] }", "name: A\ntab: { title: B, icon: {} }",
    ]

    /// Specs that the schema accepts, as only the small language's own reader, the whole spec or the app can tell.
    static let semantic: [(check: String, text: String)] = [
        ("brackets in a text nest", "name: A\nuseCases: ['a() -> [B']"),
        ("what stands in parentheses", "name: A\nscreens: ['detail(itemId)']"),
        ("what is thrown", "name: A\nuseCases: ['a() throws()']"),
        ("an enum is thrown", "name: A\nscreens: [list]\nuseCases: ['a() throws(Int)']"),
        ("cases and properties of a text", "name: A\ntypes: ['A(b|)']"),
        (
            "a default value ends where the text ends",
            "name: A\nscreens: [{ name: a, parameters: { id: 'Int = 1, 2' } }]"
        ),
        ("a type is optional once", "name: A\nscreens: [{ name: a, parameters: { id: 'Int??' } }]"),
        ("type names are identifiers", "name: A\nscreens: [{ name: a, parameters: { id: 'A-B' } }]"),
        (
            "types nest a little",
            "name: A\nuseCases: [{ name: a, returns: \(String(repeating: "[", count: 20))B\(String(repeating: "]", count: 20)) }]"
        ),
        ("names are identifiers", "name: 1st"), ("names are not empty", "name: ''"),
        ("names differ by more than case", "name: A\nscreens: [list, List]"),
        ("types are known", "name: A\nscreens: [{ name: detail, parameters: { id: Strin } }]"),
        ("routes name screens", "name: A\nscreens: [list]\nroutes: { lst: a }"),
        ("routes name parameters", "name: A\nscreens: [list, 'detail(id: Int)']\nroutes: { detail: ':it' }"),
        ("routes differ", "name: A\nscreens: [list, 'a(b: Int)', 'c(d: Int)']\nroutes: { a: ':b', c: ':d' }"),
        ("use cases of screens are declared", "name: A\nscreens: [{ name: list, useCases: [load] }]"),
        ("linked modules exist", "name: A\nlinks: [Orders.detail]"),
    ]
}
