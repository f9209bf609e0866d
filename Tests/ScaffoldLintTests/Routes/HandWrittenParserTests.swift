import AppModel
import Testing

@testable import ScaffoldLint

@Suite("Deep links of parsers that people write")
struct HandWrittenParserTests {
    @Test("a switch over the host, with the path's components behind it")
    func host() throws {
        let source = try LinkSource.parser(
            """
            guard url.scheme == Self.scheme else { return nil }
            let parts = url.pathComponents.filter { $0 != "/" }
            switch url.host {
            case "home", "start": return .home
            case "item" where parts.count == 1: return .detail(id: parts[0])
            case "page":
                guard let text = parts.first, let number = Int(text) else { return nil }
                return .page(number: number)
            default: return nil
            }
            """
        )
        #expect(
            source.rows == [
                "app://home/… Place.home", "app://start/… Place.home", "app://item/:id Place.detail(id:)",
                "app://page/:number/… Place.page(number:)",
            ]
        )
        #expect(try source.route("app://item/a%2Fb") == "Place.detail(id:) id=a/b")
        #expect(try source.route("app://page/7") == "Place.page(number:) number=7")
        #expect(try source.route("app://page/seven") == nil)
        #expect(try source.route("other://item/1") == nil)
    }

    @Test("a switch over a tuple of host and number of components")
    func tuple() throws {
        let source = try LinkSource.parser(
            """
            let parts = url.path.split(separator: "/").map(String.init)
            switch (url.host, parts.count) {
            case ("home", 0), ("start", 0): return .home
            case ("item", 1): return .detail(id: parts[0])
            case (let host?, 2...) where host == "deep": return .detail(id: parts[1])
            case (_, _): return nil
            }
            """
        )
        #expect(
            source.rows == [
                "//home Place.home", "//start Place.home", "//item/:id Place.detail(id:)",
                "//deep/*/:id/… Place.detail(id:)",
            ]
        )
        #expect(try source.route("x://deep/1/2/3") == "Place.detail(id:) id=2")
    }

    @Test("a switch over the components with lists as patterns")
    func lists() throws {
        let source = try LinkSource.parser(
            """
            var components = url.pathComponents.filter { $0 != "/" }
            if let host = url.host { components.insert(host, at: 0) }
            switch components {
            case ["home"], []: return .home
            case ["settings", "main"]: return .settings
            case let c where c.count == 2 && c[0] == "item": return .detail(id: c[1])
            default: return nil
            }
            """
        )
        #expect(
            source.rows == [
                "//home Place.home", "// Place.home", "//settings/main Place.settings", "//item/:id Place.detail(id:)",
            ]
        )
        #expect(try source.route("x:///item/4") == "Place.detail(id:) id=4")
        #expect(try source.route("x://item/4") == "Place.detail(id:) id=4")
    }

    @Test("a path compared as a whole, and by how it begins")
    func path() throws {
        let source = try LinkSource.parser(
            """
            if url.path == "/settings" { return .settings }
            if url.path.hasPrefix("/items/"), !url.lastPathComponent.isEmpty { return .detail(id: url.lastPathComponent) }
            return nil
            """
        )
        #expect(source.rows == ["//*/settings Place.settings", "//*/items/… Place.detail(id:)"])
        #expect(try source.route("https://example.com/items/4") == "Place.detail(id:) id=4")
        #expect(try source.route("https://example.com/settings") == "Place.settings")
    }

    @Test("an enumeration of hosts by raw value")
    func rawValues() throws {
        let source = try LinkSource(
            """
            enum Host: String { case home, account = "me" }
            enum Place { case home, account }
            struct Reader {
                func place(for url: URL) -> Place? {
                    switch Host(rawValue: url.host ?? "") {
                    case .home: .home
                    case .account: .account
                    case nil: nil
                    }
                }
            }
            """
        )
        #expect(source.rows == ["//home/… Place.home", "//me/… Place.account"])
        #expect(try source.route("x://me") == "Place.account")
        #expect(try source.route("x://account") == nil)
    }

    @Test("a failable initialiser of the route itself")
    func initialiser() throws {
        let source = try LinkSource(
            """
            enum Place {
                case home, detail(id: String)
                init?(url: URL) {
                    let parts = Array(url.pathComponents.dropFirst())
                    guard parts.first == "items" else { return nil }
                    if parts.count == 1 { self = .home; return }
                    if parts.count == 2 { self = .detail(id: parts[1]) } else { return nil }
                }
            }
            """
        )
        #expect(source.rows == ["//*/items Place.home", "//*/items/:id Place.detail(id:)"])
        #expect(try source.route("https://a.com/items/3") == "Place.detail(id:) id=3")
    }

    @Test(
        "a name that shadows itself, and two that name each other",
        arguments: ["let last = last", "let last = first"]
    )
    func shadowed(_ declaration: String) throws {
        let source = try LinkSource.parser(
            """
            if url.host == "home" { return .home }
            let first = last
            \(declaration)
            return first
            """
        )
        #expect(source.rows == ["//home/… Place.home"])
    }

    @Test("a bound on the number of components holds the other way round where it fails")
    func bounds() throws {
        let source = try LinkSource.parser(
            """
            let parts = [url.host ?? ""] + url.pathComponents.dropFirst()
            guard parts.first == "items" else { return nil }
            guard parts.count > 1 else { return .home }
            if parts.count >= 3 { return .settings }
            return .detail(id: parts[1])
            """
        )
        #expect(
            source.rows == [
                "//items Place.home", "//items/*/*/… Place.settings", "//items/:id Place.detail(id:)",
            ]
        )
    }

    @Test("what the query must and may hold")
    func query() throws {
        let source = try LinkSource.parser(
            """
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            guard url.host == "search", let term = items.first(where: { $0.name == "q" })?.value else { return nil }
            let limit = items.first { $0.name == "limit" }.flatMap { $0.value }.flatMap { Int($0) }
            return .search(term: term, limit: limit)
            """
        )
        #expect(source.rows == ["//search/…?q=&limit=? Place.search(term:limit:)"])
        #expect(try source.route("x://search?q=tea") == "Place.search(term:limit:) term=tea")
        #expect(try source.reason("x://search", not: "Place.search(term:limit:)") == "it has no \"q\" in the query")
    }

    @Test("a choice by a condition, and a value that has to be turned into another")
    func expressions() throws {
        let source = try LinkSource.parser(
            """
            let parts = [url.host ?? ""] + url.pathComponents.dropFirst()
            guard let first = parts.first else { return nil }
            if first == "pages" { return Int(parts[1]).map { .page(number: $0) } }
            return first == "home" ? .home : nil
            """
        )
        #expect(source.rows == ["//pages/:number/… Place.page(number:)", "//home/… Place.home"])
        #expect(try source.route("x://pages/3") == "Place.page(number:) number=3")
    }

    @Test("a handler that acts instead of returning a route")
    func handler() throws {
        let source = try LinkSource(
            """
            final class Flow {
                func handle(_ url: URL) {
                    guard url.scheme == "app", let host = url.host else { return }
                    switch host {
                    case "profile":
                        dismiss()
                        showProfile(id: url.lastPathComponent)
                    case "inbox": selectedTab = .inbox
                    default: log(url)
                    }
                }
            }
            """
        )
        #expect(
            source.rows == [
                "app://profile/… showProfile(id: url.lastPathComponent)", "app://inbox/… selectedTab = .inbox",
            ]
        )
        #expect(source.map.links.map(\.coordinator) == ["Flow", "Flow"])
    }

    @Test(
        "what takes a URL and makes no route of it is no parser",
        arguments: [
            "func image(for url: URL) -> UIImage? { url.host == \"assets\" ? UIImage(named: url.path) : nil }",
            "func load(_ url: URL) { if url.pathExtension == \"png\" { decode(url) } }",
            "func isLocal(_ url: URL) -> Bool { url.host == \"localhost\" }",
            "// func parse(_ url: URL) -> Place? { url.host == \"a\" ? .home : nil }",
            "let text = \"func parse(_ url: URL) -> Place? { url.host == \\\"a\\\" ? .home : nil }\"",
        ]
    )
    func others(_ member: String) throws {
        let source = try LinkSource("enum Place { case home }\nstruct Loader {\n\(member)\n}")
        #expect(source.rows.isEmpty)
    }

    @Test("parsers of tests are none of the app's")
    func tests() throws {
        let source = try LinkSource([
            "AppTests/LinkTests.swift": """
            import XCTest
            enum Place { case home }
            func parse(_ url: URL) -> Place? { url.host == "home" ? .home : nil }
            """
        ])
        #expect(source.rows.isEmpty)
    }

    @Test("Windows line endings and characters of several bytes do not move the place")
    func place() throws {
        let source = try LinkSource(
            "// 🧭 é\r\nenum Place { case home }\r\nenum L {\r\n    static func parse(_ url: URL) -> Place? {\r\n"
                + "        if url.host == \"h\" { /* 🧭 */ return .home }\r\n        return nil\r\n    }\r\n}\r\n"
        )
        let link = try #require(source.map.links.first)
        #expect(link.span.line == 5)
        #expect(link.span.column == 45)
    }

    @Test("Numbers that no URL has components for, and that no integer holds, tell of no pattern")
    func largeNumbers() throws {
        for number in ["9223372036854775807", "-9223372036854775808", "99999999999999999999", "2147483647", "1000000"] {
            let source = try LinkSource.parser(
                """
                let parts = url.pathComponents.dropFirst(\(number))
                guard parts.count >= \(number), parts.count <= \(number) else { return nil }
                switch parts.count {
                case \(number): return .detail(id: parts[\(number)])
                case \(number)...: return .home
                default: return parts[\(number)...].count > \(number) ? .home : nil
                }
                """
            )
            #expect(source.rows.allSatisfy { $0.utf8.count < 1000 })
        }
    }

    @Test("a constant is that of the type which its name refers to, and constants that name each other are unknown")
    func constants() throws {
        let source = try LinkSource(
            """
            enum Place { case home, other }
            struct Shop { enum Path { static let home = "shop" } }
            struct Links {
                enum Path { static let home = "start" }
                static let first = [second]
                static let second = [first]
                static func parse(_ url: URL) -> Place? {
                    if first.contains(url.host) { return .other }
                    if url.host == Path.home { return .home }
                    return nil
                }
            }
            let all = [others]
            let others = [all]
            func open(_ url: URL) -> Place? { all.contains(url.host) ? .other : nil }
            """
        )
        #expect(source.rows.last == "//start/… Place.home")
    }
}
