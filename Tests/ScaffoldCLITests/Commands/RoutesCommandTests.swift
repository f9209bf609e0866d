import TestSupport
import Testing

@testable import ScaffoldCLI

@Suite("scaffold routes")
struct RoutesCommandTests {
    private static let source = """
        enum AppRoute { case orders(OrdersRoute?), account }
        enum OrdersRoute { case list, detail(id: String), lost }
        enum Links {
            static func parse(_ url: URL) -> AppRoute? {
                guard url.scheme == "shop" else { return nil }
                let parts = [url.host ?? ""] + url.pathComponents.dropFirst()
                switch parts.first {
                case "orders": return orders(parts)
                case "me" where parts.count == 1: return .account
                default: return nil
                }
            }
            private static func orders(_ parts: [String]) -> AppRoute? {
                if parts.count == 1 { return .orders(.list) }
                return parts.count == 2 ? .orders(.detail(id: parts[1])) : nil
            }
        }
        final class OrdersCoordinator {
            func show(_ route: OrdersRoute) { switch route { default: break } }
        }
        """

    /// Runs a command line in an app of one file.
    private func inApp(_ arguments: String..., in source: String = source) throws -> CommandRun {
        let folder = TemporaryFolder()
        try folder.write(source, to: "Links.swift")
        return CommandRun(arguments + ["--output", folder.path])
    }

    @Test("the table has a row for every link, and what is wrong beneath it")
    func table() throws {
        let run = try inApp("routes")
        #expect(run.code == .done)
        #expect(
            run.output
                == """
                URL                ROUTE                    COORDINATOR        PLACE
                shop://orders      OrdersRoute.list         OrdersCoordinator  Links.swift:14
                shop://orders/:id  OrdersRoute.detail(id:)  OrdersCoordinator  Links.swift:15
                shop://me          AppRoute.account                            Links.swift:9

                Links.swift:2:51: warning: no URL reaches "OrdersRoute.lost"; return it in "Links.orders(_:)" [route.parse-covers-cases]

                """
        )
    }

    @Test("JSON has every part of every link")
    func json() throws {
        try Snapshot.expect(
            inApp("routes", "--json").output,
            matches: "routes.json"
        )
    }

    @Test("the rule of each finding has examples, and what is wrong in them is found where it is marked")
    func rules() throws {
        let rules = try #require(RoutesReport.rules).rules
        #expect(rules.count == 4)
        for rule in rules {
            #expect(rule.fix != nil && !rule.examples.isEmpty)
            for (sources, isFound) in rule.examples.flatMap({ [($0.violation, true), ($0.mended, false)] }) {
                let folder = TemporaryFolder()
                var places: [String] = []
                for source in sources {
                    let marked = MarkedSource(source.text)
                    places += marked.places.map { "\(source.path):\($0): \(rule.severity.rawValue): " }
                    try folder.write(marked.text, to: source.path)
                }
                #expect(places.isEmpty != isFound)
                let lines = CommandRun(["routes", "--output", folder.path]).output.split(separator: "\n")
                let found = lines.filter { $0.hasSuffix("]") }
                #expect(found.count == places.count, "\(lines)")
                #expect(zip(found, places).allSatisfy { $0.hasPrefix($1) && $0.hasSuffix("[\(rule.id)]") }, "\(lines)")
            }
        }
    }

    @Test("an app without links is told so")
    func none() throws {
        let run = try inApp("routes", in: "struct Model {}")
        #expect(run.code == .done)
        #expect(run.output == "The app has no deep links.\n")
        #expect(run.errors.isEmpty)
    }

    @Test("a folder without an app is told how to begin one, and JSON stays JSON")
    func noApp() {
        let folder = TemporaryFolder()
        for arguments in [["routes"], ["routes", "--json"], ["routes", "resolve", "shop://orders"]] {
            let run = CommandRun(arguments + ["--output", folder.path])
            #expect(run.code == (arguments.count == 3 ? .findings : .done))
            #expect(run.errors.hasPrefix("note: there is no app in \"\(folder.path)"))
            #expect(run.errors.contains("yet, so no deep link was found; scaffold module starts one"))
            #expect(run.output.hasPrefix("{\n  \"routes\": []") == arguments.contains("--json"))
        }
    }

    @Test("a parser that nobody calls makes the exit code 1")
    func errors() throws {
        let lost =
            "\nextension OrdersRoute { static func parse(_ parts: [String]) -> AppRoute? { parts == [\"x\"] ? .account : nil } }"
        let run = try inApp("routes", in: Self.source + lost)
        #expect(run.code == .findings)
        #expect(run.output.contains("not reached"))
        #expect(run.output.contains("error: \"OrdersRoute.parse(_:)\" is called by no parser of the app"))
    }

    @Test("resolve tells the route, its values, and why it is no other")
    func resolve() throws {
        let run = try inApp("routes", "resolve", "shop://orders/a%2Fb")
        #expect(run.code == .done)
        #expect(
            run.output == """
                shop://orders/a%2Fb
                  → OrdersRoute.detail(id:)  Links.swift:15
                    of the pattern shop://orders/:id
                    id: "a/b"
                    shown by OrdersCoordinator

                Why no other:
                  shop://orders  it has 2 components, not 1
                  1 other route begins differently (--all lists them)

                """
        )
    }

    @Test("a URL that no route takes makes the exit code 1 and is told what URLs begin with")
    func refused() throws {
        let run = try inApp("routes", "resolve", "shop://order/1")
        #expect(run.code == .findings)
        #expect(run.output.contains("  no route takes it\n"))
        #expect(run.output.contains("  they begin with orders, me\n"))
        let all = try inApp("routes", "resolve", "--all", "shop://order/1")
        #expect(all.output.contains("  shop://me          component 1 is \"order\", not \"me\"\n"))
        let json = try inApp("routes", "resolve", "shop://order/1", "--json")
        #expect(json.code == .findings)
        try Snapshot.expect(json.output, matches: "routes-resolve.json")
    }

    @Test("what is no URL is refused")
    func noURL() {
        let run = CommandRun(["routes", "resolve", "orders"])
        #expect(run.code == .badInput)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("<url>: error: \"orders\" is not a URL; a URL has a scheme"))
    }

    @Test("a missing URL and an unknown subcommand are refused")
    func usage() {
        #expect(CommandRun(["routes", "resolve"]).code == .badInput)
        #expect(CommandRun(["routes", "resolv"]).errors.contains("did you mean \"resolve\"?"))
        let nowhere = CommandRun(["routes", "-o", "/nowhere/at/all"])
        #expect(nowhere.code == .badInput)
        #expect(
            nowhere.errors == "--output: error: there is no folder \"/nowhere/at/all\"; name the folder of an app\n"
        )
    }
}
