import Testing

@testable import SwiftEdits

struct EnumCaseEditTests {
    @Test("a case goes behind the last one, before the members that follow")
    func last() throws {
        try expect(
            .enumCase,
            in: "enum AppRoute",
            adds: "case favorites(FavoritesRoute?)",
            to: """
                enum AppRoute: Route {
                    case orders(OrdersRoute?)
                    case home(HomeRoute?)  // the start

                    var id: String { "" }
                }

                """,
            giving: """
                enum AppRoute: Route {
                    case orders(OrdersRoute?)
                    case home(HomeRoute?)  // the start
                    case favorites(FavoritesRoute?)

                    var id: String { "" }
                }

                """
        )
    }

    @Test("sorted cases stay sorted")
    func sorted() throws {
        try expect(
            .enumCase,
            in: "enum AppTab",
            adds: "case favorites",
            to: "enum AppTab {\n  case bag\n  case home\n  case orders\n}\n",
            giving: "enum AppTab {\n  case bag\n  case favorites\n  case home\n  case orders\n}\n"
        )
        try expect(
            .enumCase,
            in: "enum AppTab",
            adds: "case account",
            sorted: true,
            to: "enum AppTab {\n  case bag\n  case home\n}\n",
            giving: "enum AppTab {\n  case account\n  case bag\n  case home\n}\n"
        )
        try expect(
            .enumCase,
            in: "enum AppTab",
            adds: "case account",
            sorted: false,
            to: "enum AppTab {\n  case bag\n  case home\n  case orders\n}\n",
            giving: "enum AppTab {\n  case bag\n  case home\n  case orders\n  case account\n}\n"
        )
    }

    @Test(
        "an empty enumeration gets its first case",
        arguments: ["enum AppTab {}", "enum AppTab { }", "enum AppTab {\n}"]
    )
    func empty(before: String) throws {
        try expect(
            .enumCase,
            in: "enum AppTab",
            adds: "case favorites",
            to: before,
            giving: "enum AppTab {\n    case favorites\n}"
        )
    }

    @Test("an enumeration on one line gets lines of its own")
    func oneLine() throws {
        try expect(
            .enumCase,
            in: "enum AppTab",
            adds: "case favorites",
            to: "struct App {\n\tenum AppTab { case home, orders }\n}",
            giving: "struct App {\n\tenum AppTab {\n\t\tcase home, orders\n\t\tcase favorites\n\t}\n}"
        )
    }

    @Test("an enumeration with members and no case gets its first case at the top")
    func top() throws {
        try expect(
            .enumCase,
            in: "enum AppTab",
            adds: "case favorites",
            to: "enum AppTab {\n    var title: String { \"\" }\n}\n",
            giving: "enum AppTab {\n    case favorites\n\n    var title: String { \"\" }\n}\n"
        )
    }

    @Test("line breaks, tabs, spaces at line ends and a missing final line break survive")
    func layout() throws {
        try expect(
            .enumCase,
            in: "enum AppTab",
            adds: "case favorites",
            to: "enum AppTab {\r\n\tcase home  \r\n\tcase search\t\r\n}",
            giving: "enum AppTab {\r\n\tcase home  \r\n\tcase search\t\r\n\tcase favorites\r\n}"
        )
    }

    @Test("cases with empty lines between them are joined by one with an empty line")
    func apart() throws {
        try expect(
            .enumCase,
            in: "enum AppTab",
            adds: "/// What one likes.\ncase favorites",
            to: "enum AppTab {\n    case home\n\n    case search\n}\n",
            giving:
                "enum AppTab {\n    case home\n\n    case search\n\n    /// What one likes.\n    case favorites\n}\n"
        )
    }

    @Test("a case that is there in another form is there")
    func there() throws {
        try expectThere(.enumCase, in: "enum A", "case favorites(FavoritesRoute?)", in: "enum A { case favorites }")
        try expectThere(.enumCase, in: "enum A", "case favorites", in: "enum A { case home,\n `favorites` }")
    }

    @Test("a case does not go into an #if")
    func conditional() throws {
        try expect(
            .enumCase,
            in: "enum AppTab",
            adds: "case favorites",
            to: "enum AppTab {\n    case home\n    #if DEBUG\n    case debug\n    #endif\n}\n",
            giving: "enum AppTab {\n    case home\n    case favorites\n    #if DEBUG\n    case debug\n    #endif\n}\n"
        )
    }

    @Test("what is no enumeration, and what is no case, is refused")
    func refused() throws {
        #expect(
            try failure(.enumCase, in: "struct A", "case b", in: "struct A {}").message
                == "\"struct A\" is no enumeration"
        )
        #expect(
            try failure(.enumCase, in: "enum A", "let b = 1", in: "enum A {}").message == "\"let b = 1\" is no case"
        )
    }
}
