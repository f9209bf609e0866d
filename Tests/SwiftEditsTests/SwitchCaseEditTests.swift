import Testing

@testable import SwiftEdits

struct SwitchCaseEditTests {
    @Test("a case goes before default")
    func beforeDefault() throws {
        try expect(
            .switchCase,
            in: "struct DeepLinkParser, func parse, switch",
            adds: "case \"favorites\":\n    return FavoritesRoute.parse(components)",
            to: """
                struct DeepLinkParser {
                    static func parse(_ components: [String]) -> AppRoute? {
                        switch components.first {
                        case "orders":
                            return OrdersRoute.parse(components)
                        // Whatever else there may be.
                        default:
                            return nil
                        }
                    }
                }
                """,
            giving: """
                struct DeepLinkParser {
                    static func parse(_ components: [String]) -> AppRoute? {
                        switch components.first {
                        case "orders":
                            return OrdersRoute.parse(components)
                        case "favorites":
                            return FavoritesRoute.parse(components)
                        // Whatever else there may be.
                        default:
                            return nil
                        }
                    }
                }
                """
        )
    }

    private let twoSwitches = """
        enum AppRoute {
          case orders

          var id: String {
            switch self {
              case .orders: "orders"
            }
          }

          var path: String {
            switch self {
              case .orders: "/orders"
            }
          }
        }

        """

    @Test("the anchor chooses among several switches, and the case looks like its neighbours")
    func rightSwitch() throws {
        try expect(
            .switchCase,
            in: "enum AppRoute, var path, switch",
            adds: "case .favorites:\n    return \"/favorites\"",
            to: twoSwitches,
            giving: twoSwitches.replacing(
                "      case .orders: \"/orders\"\n",
                with: "      case .orders: \"/orders\"\n      case .favorites: \"/favorites\"\n"
            )
        )
    }

    @Test("where the neighbours leave out return, so does the new case")
    func implicitReturn() throws {
        try expect(
            .switchCase,
            in: "enum Tab, var title",
            adds: "case .favorites:\n    return \"Favorites\"",
            to: """
                enum Tab {
                    var title: String {
                        switch self {
                        case .home:
                            "Home"
                        }
                    }
                }
                """,
            giving: """
                enum Tab {
                    var title: String {
                        switch self {
                        case .home:
                            "Home"
                        case .favorites:
                            "Favorites"
                        }
                    }
                }
                """
        )
    }

    @Test("two switches in one body are told apart by what they switch over")
    func subject() throws {
        let source = "func go() {\n    switch a {\n    case 1: x()\n    }\n    switch b {\n    case 1: y()\n    }\n}\n"
        try expect(
            .switchCase,
            in: "func go, switch b",
            adds: "case 2: z()",
            to: source,
            giving: source.replacing("case 1: y()", with: "case 1: y()\n    case 2: z()")
        )
        let error = try failure(.switchCase, in: "func go, switch", "case 2: z()", in: source)
        #expect(error.reason == .ambiguous(step: "switch", lines: [2, 5]))
        #expect(error.anchor == "func go, switch")
        #expect(error.text == "case 2: z()")
    }

    @Test("a switch within a case does not count where the outer one is meant")
    func nested() throws {
        try expect(
            .switchCase,
            in: "func go, switch",
            adds: "case 2:\n    z()",
            to: "func go() {\n  switch a {\n  case 1:\n    switch b {\n    default: break\n    }\n  }\n}\n",
            giving:
                "func go() {\n  switch a {\n  case 1:\n    switch b {\n    default: break\n    }\n  case 2:\n    z()\n  }\n}\n"
        )
    }

    @Test("a switch without cases gets its first one")
    func empty() throws {
        try expect(
            .switchCase,
            in: "func go, switch",
            adds: "case .a:\n    z()",
            to: "func go() {\n    switch a {\n    }\n}\n",
            giving: "func go() {\n    switch a {\n    case .a:\n        z()\n    }\n}\n"
        )
    }

    @Test("empty lines between cases are kept up")
    func apart() throws {
        try expect(
            .switchCase,
            in: "func go, switch",
            adds: "case .c:\n    z()",
            to:
                "func go() {\n\tswitch a {\n\tcase .a:\n\t\tx()\n\n\tcase .b:\n\t\ty()\n\n\tdefault:\n\t\tbreak\n\t}\n}\n",
            giving:
                "func go() {\n\tswitch a {\n\tcase .a:\n\t\tx()\n\n\tcase .b:\n\t\ty()\n\n\tcase .c:\n\t\tz()\n\n\tdefault:\n\t\tbreak\n\t}\n}\n"
        )
    }

    @Test("a case that falls through keeps what it falls into")
    func fallthroughCase() throws {
        try expect(
            .switchCase,
            in: "func go, switch",
            adds: "case .c:\n    z()",
            to: "func go() {\n    switch a {\n    case .a:\n        fallthrough\n    default:\n        y()\n    }\n}\n",
            giving:
                "func go() {\n    switch a {\n    case .c:\n        z()\n    case .a:\n        fallthrough\n    default:\n        y()\n    }\n}\n"
        )
    }

    @Test(
        "a case is there however it is written",
        arguments: [
            "case let .favorites(route): open(route)", "case .home, .favorites( let r ):\n  open(r)",
            "case AppRoute.favorites(_): break", "case .favorites: break",
            "case .favorites(nil): a()\ncase .favorites(let r): b(r)",
            "case .favorites(nil): a()\ncase .favorites(.some(let r)): b(r)",
        ]
    )
    func there(written: String) throws {
        try expectThere(
            .switchCase,
            in: "func go, switch",
            "case .favorites(let route):\n    open(route)",
            in: "func go() {\n    switch a {\n    \(written)\n    }\n}\n"
        )
    }

    @Test("a case with another value, or with a condition, is another case")
    func notThere() throws {
        try expect(
            .switchCase,
            in: "func go, switch",
            adds: "case .success(.favorites):\n    open()",
            to: "func go() {\n    switch a {\n    case .success(.home):\n        home()\n    }\n}\n",
            giving:
                "func go() {\n    switch a {\n    case .success(.home):\n        home()\n    case .success(.favorites):\n        open()\n    }\n}\n"
        )
        try expect(
            .switchCase,
            in: "func go, switch",
            adds: "case .favorites:\n    open()",
            to: "func go() {\n    switch a {\n    case .favorites where isNew:\n        home()\n    }\n}\n",
            giving:
                "func go() {\n    switch a {\n    case .favorites where isNew:\n        home()\n    case .favorites:\n        open()\n    }\n}\n"
        )
    }

    @Test("a part of a case is not all of it")
    func part() throws {
        try expect(
            .switchCase,
            in: "func go, switch",
            adds: "case .favorites:\n    open()",
            to: "func go() {\n    switch a {\n    case .favorites(.new):\n        home()\n    }\n}\n",
            giving:
                "func go() {\n    switch a {\n    case .favorites(.new):\n        home()\n    case .favorites:\n        open()\n    }\n}\n"
        )
    }

    @Test("the method may stand in an extension")
    func inExtension() throws {
        try expect(
            .switchCase,
            in: "class Coordinator, func handle, switch",
            adds: "case .b:\n    b()",
            to:
                "class Coordinator {}\nextension Coordinator {\n    func handle() {\n        switch x {\n        case .a:\n            a()\n        }\n    }\n}\n",
            giving:
                "class Coordinator {}\nextension Coordinator {\n    func handle() {\n        switch x {\n        case .a:\n            a()\n        case .b:\n            b()\n        }\n    }\n}\n"
        )
    }

    @Test("a pattern is added to the case that is named")
    func pattern() throws {
        let source = "func go() {\n    switch a {\n    case \"favorites\":\n        x()\n    default: break\n    }\n}\n"
        try expect(
            .casePattern,
            in: "func go, switch, case \"favorites\"",
            adds: "\"saved\", \"liked\"",
            to: source,
            giving: source.replacing("case \"favorites\":", with: "case \"favorites\", \"saved\", \"liked\":")
        )
        let error = try failure(.casePattern, in: "func go, switch, case \"orders\"", "\"saved\"", in: source)
        #expect(error.message == "there is no \"case \"orders\"\" in \"switch\"")
    }
}
