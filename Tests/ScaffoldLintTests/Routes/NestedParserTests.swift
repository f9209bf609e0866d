import Testing

@testable import ScaffoldLint

@Suite("Deep links of parsers that hand on to others")
struct NestedParserTests {
    private static let modules = """
        enum AppRoute { case orders(OrdersRoute?), account(AccountRoute) }
        enum OrdersRoute { case list, detail(id: String) }
        enum AccountRoute { case main }
        """

    @Test("the document's listing: a case for each feature, several strings in one")
    func listing() throws {
        let source = try LinkSource(
            Self.modules + """

                struct DeepLinkParser {
                    static func parse(_ url: URL) -> Result<AppRoute, DeepLinkError> {
                        let components = url.pathComponents.filter { $0 != "/" }
                        guard let first = components.first else { return .failure(.invalidPath) }
                        switch first {
                        case "orders", "purchases": return OrdersRoute.parse(components)
                        case "account": return AccountRoute.parse(components)
                        default: return .failure(.invalidPath)
                        }
                    }
                }
                extension OrdersRoute {
                    static func parse(_ components: [String]) -> Result<AppRoute, DeepLinkError> {
                        guard !components.isEmpty, components[0] == "orders" else { return .failure(.invalidPath) }
                        if components.count == 1 {
                            return .success(.orders(.list))
                        } else if components.count == 2 {
                            return .success(.orders(.detail(id: components[1])))
                        }
                        return .failure(.invalidPath)
                    }
                }
                extension AccountRoute {
                    static func parse(_ components: [String]) -> Result<AppRoute, DeepLinkError> {
                        components.count == 1 ? .success(.account(.main)) : .failure(.invalidPath)
                    }
                }
                """
        )
        #expect(
            source.rows == [
                "//*/orders OrdersRoute.list", "//*/orders/:id OrdersRoute.detail(id:)",
                "//*/account AccountRoute.main",
            ]
        )
        #expect(try source.route("app://x/purchases") == nil, "the app's parser hands it on, the module's refuses it")
    }

    @Test(
        "one parser after another",
        arguments: [
            "if let route = OrdersLinks.parse(parts) { return .orders(route) }\nreturn AccountLinks.parse(parts)",
            "OrdersLinks.parse(parts).map { .orders($0) } ?? AccountLinks.parse(parts)",
            "guard let route = OrdersLinks.parse(parts) else { return AccountLinks.parse(parts) }\nreturn .orders(route)",
            "let route = OrdersLinks.parse(parts)\nif let route { return .orders(route) }\nreturn AccountLinks.parse(parts)",
        ]
    )
    func chains(_ body: String) throws {
        let source = try LinkSource(
            Self.modules + """

                enum OrdersLinks {
                    static func parse(_ parts: [String]) -> OrdersRoute? {
                        guard parts.first == "orders" else { return nil }
                        return parts.count == 2 ? .detail(id: parts[1]) : .list
                    }
                }
                enum AccountLinks {
                    static func parse(_ parts: [String]) -> AppRoute? { parts == ["me"] ? .account(.main) : nil }
                }
                enum Links {
                    static func route(from url: URL) -> AppRoute? {
                        \(body.replacing("parts", with: "url.parts"))
                    }
                }
                extension URL {
                    var parts: [String] { [host ?? ""] + pathComponents.dropFirst() }
                }
                """
        )
        #expect(
            source.rows == [
                "//orders/:id OrdersRoute.detail(id:)", "//orders/… OrdersRoute.list", "//me AccountRoute.main",
            ]
        )
        #expect(try source.route("x://me") == "AccountRoute.main")
        #expect(try source.route("x://orders/9") == "OrdersRoute.detail(id:) id=9")
    }

    @Test(
        "a list of parsers",
        arguments: [
            "for parser in parsers { if let route = parser.parse(url) { return route } }\nreturn nil",
            "return parsers.lazy.compactMap { $0.parse(url) }.first",
        ]
    )
    func listed(_ body: String) throws {
        let source = try LinkSource(
            Self.modules + """

                protocol Parser { func parse(_ url: URL) -> AppRoute? }
                struct OrdersParser: Parser {
                    func parse(_ url: URL) -> AppRoute? { url.host == "orders" ? .orders(.list) : nil }
                }
                struct AccountParser: Parser {
                    func parse(_ url: URL) -> AppRoute? { url.host == "me" ? .account(.main) : nil }
                }
                final class Router {
                    private let parsers: [any Parser] = [OrdersParser(), AccountParser()]
                    func route(for url: URL) -> AppRoute? {
                        \(body)
                    }
                }
                """
        )
        #expect(source.rows == ["//orders/… OrdersRoute.list", "//me/… AccountRoute.main"])
        #expect(!source.findings.contains { $0.hasSuffix("deeplink.registered") })
    }

    @Test("a type that takes the URL apart may refuse it first")
    func link() throws {
        let source = try LinkSource(
            Self.modules + """

                struct Link {
                    let parts: [String]
                    init(_ parts: [String]) { self.parts = parts }
                    init?(_ url: URL) {
                        guard url.scheme?.lowercased() == "shop" else { return nil }
                        parts = [url.host ?? ""] + url.pathComponents.dropFirst()
                    }
                }
                enum Links {
                    static func parse(_ url: URL) -> AppRoute? {
                        guard let link = Link(url) else { return nil }
                        return link.parts == ["me"] ? .account(.main) : nil
                    }
                }
                """
        )
        #expect(source.rows == ["shop://me AccountRoute.main"])
        #expect(try source.route("SHOP://me") == "AccountRoute.main")
        #expect(try source.reason("web://me", not: "AccountRoute.main") == "the scheme is \"web\", not \"shop\"")
    }

    @Test("parsers that call each other come to an end")
    func circle() throws {
        let source = try LinkSource(
            """
            enum Place { case home }
            enum A {
                static func parse(_ url: URL) -> Place? { url.host == "a" ? .home : B.parse(url) }
            }
            enum B {
                static func parse(_ url: URL) -> Place? { url.host == "b" ? .home : A.parse(url) }
            }
            """
        )
        #expect(Set(source.rows) == ["//a/… Place.home", "//b/… Place.home"])
    }

    @Test("a parser that a part of the URL is handed to by name")
    func handedOn() throws {
        let source = try LinkSource(
            """
            enum Route { case orders, order(id: String) }
            struct DeepLink {
                let components: [String]
                init?(_ url: URL) { components = [url.host ?? ""] + url.pathComponents.dropFirst() }
            }
            enum RouteParser {
                static func parse(_ url: URL) -> Route? {
                    guard let link = DeepLink(url) else { return nil }
                    switch link.components.first {
                    case "orders": return DeepLink(url).flatMap(Route.parseOrders)
                    default: return nil
                    }
                }
            }
            extension Route {
                static func parseOrders(_ link: DeepLink) -> Route? {
                    if link.components.count == 1 { return .orders }
                    if link.components.count == 2 { return .order(id: link.components[1]) }
                    return nil
                }
            }
            """
        )
        #expect(source.rows == ["//orders Route.orders", "//orders/:id Route.order(id:)"])
    }

    @Test("a parser that a part of the URL is handed to by name, whose routes a case of the app's takes")
    func handedOnAndWrapped() throws {
        let source = try LinkSource(
            """
            enum AppRoute { case basket, orders(OrdersRoute?) }
            enum OrdersRoute { case list, detail(id: String) }
            struct DeepLink {
                let components: [String]
                init?(_ url: URL) { components = [url.host ?? ""] + url.pathComponents.dropFirst() }
            }
            enum RouteParser {
                static func parse(_ url: URL) -> AppRoute? {
                    switch url.host {
                    case "basket": return .basket
                    case "orders": return DeepLink(url).flatMap(OrdersRoute.parse).map { .orders($0) }
                    default: return nil
                    }
                }
            }
            extension OrdersRoute {
                static func parse(_ link: DeepLink) -> OrdersRoute? {
                    if link.components.count == 1 { return .list }
                    if link.components.count == 2 { return .detail(id: link.components[1]) }
                    return nil
                }
            }
            """
        )
        let orders = ["//orders OrdersRoute.list", "//orders/:id OrdersRoute.detail(id:)"]
        #expect(source.rows == ["//basket/… AppRoute.basket"] + orders)
        #expect(source.findings == [])
    }

    @Test("a parser that is called twice has its routes twice, each by the way that leads to it")
    func twice() throws {
        let source = try LinkSource(
            """
            enum OrdersRoute { case list, detail(id: String) }
            enum OrdersLinks {
                static func parse(_ parts: [String]) -> OrdersRoute? {
                    parts.count == 2 ? .detail(id: parts[1]) : .list
                }
            }
            enum Links {
                static func route(from url: URL) -> OrdersRoute? {
                    let parts = [url.host ?? ""] + url.pathComponents.dropFirst()
                    switch parts.first {
                    case "orders": return OrdersLinks.parse(parts)
                    case "purchases": return OrdersLinks.parse(parts)
                    default: return nil
                    }
                }
            }
            """
        )
        #expect(
            source.rows == [
                "//orders/:id OrdersRoute.detail(id:)", "//orders/… OrdersRoute.list",
                "//purchases/:id OrdersRoute.detail(id:)", "//purchases/… OrdersRoute.list",
            ]
        )
        #expect(try source.route("app://purchases/7") == "OrdersRoute.detail(id:) id=7")
        let resolution = source.map.resolve(try #require(LinkURL("app://purchases/7")))
        #expect(resolution.link?.pattern.text == "//purchases/:id")
    }
}
