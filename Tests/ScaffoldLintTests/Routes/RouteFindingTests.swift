import AppModel
import Testing

@testable import ScaffoldLint

@Suite("What is wrong with deep links")
struct RouteFindingTests {
    /// A parser whose branches are these, with the source line of each.
    private static func source(_ cases: String..., schemes: Set<String>? = nil) throws -> LinkSource {
        var source = try LinkSource(
            """
            enum Place { case home, settings, detail(id: String), number(Int), edit(id: String), fresh(name: String) }
            enum Links {
                static func parse(_ url: URL) -> Place? {
                    guard url.scheme == "app" else { return nil }
                    let parts = [url.host ?? ""] + url.pathComponents.dropFirst()
                    switch parts.count {
            \(cases.joined(separator: "\n"))
                    default: return nil
                    }
                }
            }
            """
        )
        source.schemes = schemes
        return source
    }

    private static func ambiguous(_ source: LinkSource) -> [String] {
        source.findings.filter { $0.hasSuffix("route.ambiguous") }
    }

    @Test("a pattern behind one that takes all its URLs is never reached")
    func unreachable() throws {
        let source = try Self.source(
            "case 2 where parts[0] == \"items\": return .detail(id: parts[1])",
            "case 2 where parts[0] == \"items\" && parts[1] == \"settings\": return .settings"
        )
        #expect(Self.ambiguous(source) == ["Links.swift:8 route.ambiguous"])
        #expect(source.map.findings.first?.message.hasPrefix("no URL reaches \"Place.settings\"") == true)
    }

    @Test("the finer pattern first is as it should be")
    func finer() throws {
        let source = try Self.source(
            "case 2 where parts[0] == \"items\" && parts[1] == \"settings\": return .settings",
            "case 2 where parts[0] == \"items\": return .detail(id: parts[1])"
        )
        #expect(Self.ambiguous(source).isEmpty)
    }

    @Test("two patterns, each finer in another place, take the same URLs")
    func crossed() throws {
        let source = try Self.source(
            "case 3 where parts[0] == \"items\" && parts[2] == \"edit\": return .edit(id: parts[1])",
            "case 3 where parts[0] == \"items\" && parts[1] == \"new\": return .fresh(name: parts[2])"
        )
        #expect(Self.ambiguous(source) == ["Links.swift:8 route.ambiguous"])
    }

    @Test("types keep patterns apart: a number before any text")
    func typed() throws {
        let source = try Self.source(
            """
            case 2 where parts[0] == "items":
                if let number = Int(parts[1]) { return .number(number) }
                return .detail(id: parts[1])
            """
        )
        #expect(source.rows == ["app://items/:value Place.number(_:)", "app://items/:id Place.detail(id:)"])
        #expect(Self.ambiguous(source).isEmpty)
    }

    @Test("what depends on something else than the URL is not judged")
    func unknown() throws {
        let source = try Self.source(
            "case 2 where parts[0] == \"items\" && Flags.isOn: return .detail(id: parts[1])",
            "case 2 where parts[0] == \"items\" && parts[1] == \"settings\": return .settings"
        )
        #expect(Self.ambiguous(source).isEmpty)
        #expect(try source.route("app://items/settings") == "Place.detail(id:) id=settings")
    }

    @Test("a parser that no other calls opens nothing")
    func unregistered() throws {
        let source = try LinkSource([
            "App.swift": """
            enum AppRoute { case orders(OrdersRoute), account(AccountRoute) }
            enum Links {
                static func parse(_ url: URL) -> AppRoute? {
                    let parts = [url.host ?? ""] + url.pathComponents.dropFirst()
                    switch parts.first {
                    case "orders": return OrdersRoute.parse(parts).map { .orders($0) }
                    default: return nil
                    }
                }
            }
            """,
            "Orders.swift": """
            enum OrdersRoute { case list }
            extension OrdersRoute {
                static func parse(_ parts: [String]) -> OrdersRoute? { parts == ["orders"] ? .list : nil }
            }
            """,
            "Account.swift": """
            enum AccountRoute { case main }
            extension AccountRoute {
                static func parse(_ parts: [String]) -> AccountRoute? { parts == ["me"] ? .main : nil }
            }
            """,
        ])
        #expect(source.findings == ["Account.swift:3 deeplink.registered"])
        #expect(source.map.links.map(\.isReached).contains(false))
        #expect(try source.route("x://me") == nil)
    }

    @Test("a case that no URL gets to, where most others are linked")
    func uncovered() throws {
        let source = try LinkSource(
            """
            struct Draft {}
            enum Place: Equatable {
                case home, settings
                case hidden
                case compose(Draft)
                case tab(optional: String?)
            }
            enum Links {
                static func parse(_ url: URL) -> Place? {
                    switch url.host {
                    case "home": return .home
                    case "settings": return .settings
                    case "tab": return .tab(optional: nil)
                    default: return nil
                    }
                }
            }
            """
        )
        #expect(source.findings == ["Links.swift:4 route.parse-covers-cases"])
    }

    @Test("an enumeration of screens with a few links is not one of links")
    func screens() throws {
        let source = try LinkSource(
            """
            enum Screen { case a, b, c, d, e }
            func open(_ url: URL) -> Screen? { url.host == "a" ? .a : nil }
            """
        )
        #expect(source.rows == ["//a/… Screen.a"])
        #expect(source.findings.isEmpty)
    }

    private static let schemes: [(Set<String>?, Bool)] = [
        ([], true), (["app"], false), (["other"], true), (nil, false),
    ]

    @Test("a scheme that Info.plist lacks", arguments: schemes)
    func scheme(_ schemes: Set<String>?, isFound: Bool) throws {
        let source = try Self.source("case 1 where parts[0] == \"home\": return .home", schemes: schemes)
        let found = source.findings.contains { $0 == "Links.swift:3 deeplink.scheme" }
        #expect(found == isFound)
    }
}
