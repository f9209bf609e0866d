import Diagnostics
import Testing

@testable import ModuleSpecs

struct ModuleResolverTests {
    @Test("a list and a detail get what they need, and the output says so")
    func defaults() throws {
        let (module, problems) = resolve(flags("Favorites", screens: "list,detail"))
        let favorites = try #require(module)
        #expect(favorites.useCases.map(\.name) == ["getFavorites", "getFavorite"])
        #expect(favorites.types.map(\.name) == ["Favorite"])
        #expect(favorites.screens[1].parameters.map(\.declaration) == ["itemId: String"])
        #expect(favorites.screens.map(\.work.load) == ["getFavorites", "getFavorite"])
        #expect(
            favorites.screens[0].navigations == [
                Navigation(
                    target: "detail",
                    trigger: .row,
                    arguments: [Argument(name: "itemId", expression: "item.id")]
                )
            ]
        )
        #expect(
            problems.notes.contains(
                "--screens:6: note: the screen \"detail\" gets \"itemId: String\"; \"detail()\" would have none"
            )
        )
        #expect(
            problems.notes.contains("note: the screen \"list\" gets the use case \"getFavorites() -> [Favorite]\"")
        )
    }

    @Test("a stream, a publisher or a result is no type for a spec to declare")
    func typesOfSwift() {
        for type in ["AsyncStream", "AnyPublisher", "Result"] {
            let (_, problems) = resolve(
                flags("Orders", screens: "list", useCases: "watch() -> \(type)", types: "Order(id: Int)")
            )
            let errors = problems.all.filter { $0.severity == .error }.map(\.description)
            #expect(errors.count == 1 && errors[0].contains("\"\(type)\" is Swift's own"), "\(errors)")
            #expect(!errors.contains { $0.contains("--types") })
        }
    }

    @Test("a list and a detail follow streams and publishers of what they show")
    func streams() throws {
        let (module, problems) = resolve(
            flags(
                "Orders",
                screens: "list,detail(orderId: Int)",
                useCases: "watchOrders() -> AnyPublisher<[Order], Never>,watchOrder(id: Int) -> AsyncStream<Order>",
                types: "Order(id: Int)"
            )
        )
        #expect(problems.errors == [])
        let orders = try #require(module)
        #expect(orders.screens.map(\.work.load) == ["watchOrders", "watchOrder"])
        #expect(orders.useCases.map { $0.returns?.text } == ["[Order]", "Order"])
        #expect(orders.entity == "Order")
    }

    @Test(
        "a stream that no screen can follow is refused",
        arguments: [
            (
                "getOrders -> [Order],watchCount() -> AsyncStream<Int>",
                "no list or detail follows \"watchCount\", which delivers more than one value"
            ),
            (
                "watchOrders() -> AnyPublisher<[Order], OrderError>",
                "the type \"AnyPublisher\" is Swift's own, and nothing says how a value of it is made; "
                    + "as the whole result of a use case it is \"AnyPublisher<[Order], Error>\""
            ),
            (
                "watchOrders(from: AsyncStream<Int>) -> [Order]",
                "the type \"AsyncStream\" is Swift's own, and nothing says how a value of it is made; "
                    + "as the whole result of a use case it is \"AsyncStream<[Order]>\""
            ),
        ]
    )
    func refusedStreams(useCases: String, expected: String) {
        let types = "Order(id: Int),OrderError(offline|denied)"
        let errors = resolve(flags("Orders", screens: "list", useCases: useCases, types: types)).problems.errors
        #expect(errors.count == 1 && errors[0].contains(expected), "\(errors)")
    }

    @Test("a form borrows no use case that returns a plain value of a field's type")
    func borrowsStructsOnly() throws {
        let (module, _) = resolve(
            flags(
                "Orders",
                screens: "list,rate(orderId: Int)",
                useCases: "getOrders -> [Order],getCount() -> Int,rate(orderId: Int, stars: Int)",
                types: "Order(id: Int)"
            )
        )
        let rate = try #require(module?.screen("rate"))
        #expect(rate.work.submit == nil || rate.work.load == nil)
    }

    @Test("the detail's id has the type of the entity's")
    func entityID() throws {
        let module = try #require(
            resolve(
                flags(
                    "Orders",
                    screens: "list,detail",
                    useCases: "getOrders -> [Order]",
                    types: "Order(id: UUID, name: String)"
                )
            ).module
        )
        #expect(module.screens[1].parameters.map(\.declaration) == ["itemId: UUID"])
        #expect(module.useCases.map(\.name) == ["getOrders", "getOrder"])
        #expect(module.useCases[1].parameters.map(\.declaration) == ["id: UUID"])
    }

    @Test("an unnamed type has the id by which a screen is told what to show, so that a row opens it")
    func standInID() throws {
        let (module, problems) = resolve(flags("Orders", screens: "list,detail(orderId: Int)"))
        let orders = try #require(module)
        #expect(orders.types[0].identifier?.type == .named("Int"))
        #expect(orders.screens[0].navigations.map(\.arguments.text) == ["orderId: item.id"])
        #expect(
            problems.notes.contains(
                "note: the spec names no type to show, so \"Order(id: Int, title: String)\" stands for it"
            )
        )
    }

    @Test(
        "an unnamed type is called like one of what the module has, unless that is a type already",
        arguments: [
            ("Orders", "Order"), ("People", "Person"), ("CatalogItems", "CatalogItem"), ("Item", "ItemEntry"),
            ("Home", "HomeItem"), ("News", "NewsItem"), ("Statuses", "Status"), ("URLs", "URLsItem"),
            ("Transactions", "TransactionsItem"), ("Errors", "ErrorsItem"),
        ]
    )
    func entityName(module: String, entity: String) throws {
        var surroundings = Surroundings()
        surroundings.takenTypes = ["URL", "Transaction"]
        let resolved = try #require(resolve(flags(module, screens: "list,detail"), in: surroundings).module)
        #expect(resolved.entity == entity)
    }

    @Test("a module that was written with other defaults keeps them")
    func earlierDefaults() throws {
        var surroundings = Surroundings()
        surroundings.defaults = 1
        let module = try #require(resolve(flags("Orders", screens: "list,search"), in: surroundings).module)
        #expect(module.entity == "OrdersItem")
        #expect(module.screens.map(\.kind) == [.list, .plain])
    }

    @Test(
        "a screen named search has a field for what its use case searches for",
        arguments: [
            (nil, "searchOrders(text: String)", "text"),
            ("getOrders -> [Order],searchOrders(query: String, limit: Int = 20) -> [Order]", "searchOrders", "query"),
        ]
    )
    func search(useCases: String?, name: String, field: String) throws {
        let types = useCases.map { _ in "Order(id: Int)" }
        let (module, problems) = resolve(flags("Orders", screens: "list,search", useCases: useCases, types: types))
        let orders = try #require(module)
        #expect(orders.screens.map(\.kind) == [.list, .list])
        #expect(orders.screens.map(\.work.load) == ["getOrders", "searchOrders"])
        #expect(orders.screens.map { $0.work.fields.map(\.name) } == [[], [field]])
        #expect(problems.notes.contains { $0.contains(name) } == (useCases == nil))
    }

    @Test("use cases go to the list, to the screen whose parameters they take, else to the root")
    func assignment() throws {
        let module = try #require(
            resolve(
                flags(
                    "Favorites",
                    screens: "home,list,detail(itemId: String)",
                    useCases:
                        "getFavorites -> [Favorite],getFavorite(id: String) -> Favorite,sync,removeFavorite(id: String)",
                    types: "Favorite(id: String, title: String)"
                )
            ).module
        )
        #expect(module.useCases.map(\.screen) == ["list", "detail", "home", "detail"])
    }

    @Test("a form borrows the detail's use case to show what is there, and sends the entity")
    func form() throws {
        let module = try #require(
            resolve(
                flags(
                    "Favorites",
                    screens: "list,detail(itemId: String),edit(itemId: String, mode: EditorMode)",
                    routes: "edit=:itemId/edit(mode: .update)",
                    useCases:
                        "getFavorites -> [Favorite],getFavorite(id: String) -> Favorite,updateFavorite(favorite: Favorite)",
                    types: "Favorite(id: String, title: String, rating: Int),EditorMode(create|update)"
                )
            ).module
        )
        let edit = module.screens[2]
        #expect(edit.kind == .form)
        #expect(edit.work.load == "getFavorite")
        #expect(edit.work.submit == "updateFavorite")
        #expect(edit.work.fields.map(\.name) == ["title", "rating"])
        #expect(edit.ancestors == ["detail"])
        #expect(module.screens[1].navigations.map(\.target) == ["edit"])
        #expect(module.screens[1].navigations[0].arguments.text == "itemId: itemId, mode: .update")
    }

    @Test("a form loads only what it sends: a count fills no field")
    func formLoader() throws {
        let module = try #require(
            resolve(
                flags(
                    "Kitchens",
                    screens: "edit",
                    useCases: "getCount -> Int,getKitchen -> Kitchen,saveKitchen(kitchen: Kitchen)",
                    types: "Kitchen(id: String, title: String)"
                )
            ).module
        )
        #expect(module.screens[0].work.load == "getKitchen")
        #expect(module.screens[0].work.actions == ["getCount"])
    }

    @Test("routes follow from the parameters, and a second one of the same form gets the screen's name")
    func routes() throws {
        let module = try #require(
            resolve(flags("Shop", screens: "list,detail(itemId: String),review(itemId: String, stars: Int),settings"))
                .module
        )
        #expect(module.screens.map { $0.route?.pattern } == ["", ":itemId", "review/:itemId", "settings"])
        #expect(module.screens[2].route?.query == ["stars"])
    }

    @Test("a screen has no URL that would lose a value of it, unless the spec states what stands for the value")
    func lostValues() throws {
        for type in ["Date", "Decimal", "URL", "[Int]", "Data"] {
            let (resolved, problems) = resolve(
                flags(
                    "Visits",
                    screens: "list,search(text: String?, since: \(type)?)",
                    types: "Visit(id: Int, title: String)"
                )
            )
            #expect(try #require(resolved).screens[1].route == nil)
            #expect(
                problems.notes.contains(
                    "--screens:6: note: no URL reaches the screen \"search\": \"since: \(type)?\" cannot come from one"
                )
            )
            let (stated, _) = resolve(
                flags(
                    "Visits",
                    screens: "list,search(text: String?, since: \(type)? = nil)",
                    types: "Visit(id: Int, title: String)"
                )
            )
            #expect(try #require(stated).screens[1].route?.query == ["text"])
        }
    }

    @Test("a tap hands on what a row or the screen has, and makes nothing up")
    func invented() throws {
        let (resolved, _) = resolve(
            flags(
                "Posts",
                screens: "list,search(text: String, status: Status),archive(status: Status?)",
                useCases: "getPosts -> [Post]",
                types: "Post(id: Int, text: String),Status(draft|sent)"
            )
        )
        let navigations = try #require(resolved).screens[0].navigations
        #expect(navigations.map(\.target) == ["archive"])
        #expect(navigations.map(\.arguments.text) == ["status: nil"])
    }

    @Test("a screen that no URL can reach is said to be so")
    func unlinkable() {
        let (module, problems) = resolve(
            flags("Shop", screens: "list,compare(items: [Item])", types: "Item(id: String)")
        )
        #expect(module?.screens[1].route == nil)
        #expect(
            problems.notes.contains(
                "--screens:6: note: no URL reaches the screen \"compare\": \"items: [Item]\" cannot come from one"
            )
        )
    }

    @Test("a link that no screen can open by itself is said to be so")
    func unopenedLink() throws {
        let orders = try #require(resolve(flags("Orders", screens: "list,detail(orderId: Int)")).module)
        var surroundings = Surroundings()
        surroundings.modules["Orders"] = orders
        let note = "no screen opens \"Orders.detail\" by itself: none has what it wants, \"orderId: Int\""
        let basket = resolve(flags("Basket", screens: "list", links: "Orders.detail"), in: surroundings)
        #expect(basket.module?.links.count == 1)
        #expect(basket.problems.notes.contains("--links:1: note: \(note)"), "\(basket.problems.notes)")
        let screens = "list,receipt(orderId: Int)"
        let cart = resolve(flags("Cart", screens: screens, links: "Orders.detail"), in: surroundings)
        #expect(!cart.problems.notes.contains { $0.contains("by itself") })
    }

    @Test(
        "two patterns that fit the same URLs are refused",
        arguments: ["detail=:itemId,other=:id", "detail=:itemId/edit,other=new/:id"]
    )
    func ambiguous(routes: String) {
        let errors = resolve(flags("Shop", screens: "list,detail(itemId: String),other(id: String)", routes: routes))
            .problems.errors
        #expect(errors.count == 1)
        #expect(errors.first?.contains("fit the same URLs") == true)
    }

    @Test("a type that nobody declares is named with the nearest one and the way to declare it")
    func unknownType() {
        let errors = resolve(flags("Shop", screens: "list,edit(mode: EditorMod)", types: "EditorMode(create|update)"))
            .problems.errors
        #expect(
            errors == [
                "--screens:17: error: there is no type \"EditorMod\"; did you mean \"EditorMode\"? or declare it: --types 'EditorMod(id: String)' or \"types\" in the spec"
            ]
        )
    }

    @Test("screens that differ only in case are refused")
    func sameScreens() {
        let errors = resolve(flags("Shop", screens: "list,List")).problems.errors
        #expect(
            errors == [
                "--screens:6: error: the screens \"list\" and \"List\" differ only in case; \"otherList\" would do"
            ]
        )
    }

    @Test("a struct that contains itself is refused")
    func recursiveStruct() {
        let errors = resolve(flags("Shop", screens: "list", types: "Node(id: String, next: Node?)")).problems.errors
        #expect(errors.first?.contains("contains itself through \"next\"") == true)
        #expect(
            resolve(flags("Shop", screens: "list", types: "Node(id: String, children: [Node])")).problems.errors.isEmpty
        )
    }

    @Test("an app's own type is used if it has what the spec asks for")
    func declaredType() throws {
        let place = SourceMark(source: "App/Favorite.swift", line: 3, column: 1)
        let id = Parameter(name: "id", type: .named("String"))
        let known = DataType(name: "Favorite", shape: .structure([id]), declaredAt: place)
        let surroundings = Surroundings(types: ["Favorite": known])
        let used = try #require(
            resolve(flags("F", screens: "list", useCases: "get -> [Favorite]"), in: surroundings).module
        )
        #expect(used.entity == "Favorite")
        let errors = resolve(
            flags("F", screens: "list", types: "Favorite(id: String, title: String)"),
            in: surroundings
        ).problems.errors
        #expect(
            errors == [
                "--types:1: error: the type \"Favorite\" is declared at App/Favorite.swift:3:1 without \"title: String\"; add it there, or choose another name"
            ]
        )
    }

    @Test("a module has at most two hundred screens, use cases, types and routes")
    func limits() {
        let list = { (make: (Int) -> String) in (0...200).map(make).joined(separator: ",") }
        let tooMany = [
            ("screens", flags("Shop", screens: list { "s\($0)" })),
            ("use cases", flags("Shop", screens: "list", useCases: list { "get\($0) -> [String]" })),
            ("types", flags("Shop", screens: "list", types: list { "T\($0)(id: String)" })),
            ("routes", flags("Shop", screens: "list", routes: list { "s\($0)=a\($0)" })),
        ]
        for (noun, flags) in tooMany {
            let errors = resolve(flags).problems.errors
            #expect(errors.contains { $0.contains("the module has 201 \(noun); 200 are the most") }, "\(errors)")
        }
    }

    @Test("the root takes no parameters")
    func rootParameters() {
        #expect(
            resolve(flags("Shop", screens: "detail(itemId: String)")).problems.errors.first?.contains(
                "the root screen \"detail\" cannot have parameters"
            ) == true
        )
    }
}
