import AppModel
import Foundation
import TestSupport
import Testing

@testable import ScaffoldLint

/// `docs/routes.md` has a table of the code that the reader of URL parsers understands; each row is tested here.
@Suite("Code that the reader of URL parsers understands")
struct UnderstoodCodeTests {
    /// A row of the table, with the body of a parser and the rows that `scaffold routes` shows for it.
    struct Row: CustomTestStringConvertible {
        /// The first column.
        let code: String
        let body: String
        let routes: [String]
        /// The same for the row's other forms.
        var others: [(body: String, routes: [String])] = []

        var testDescription: String { code }
    }

    @Test("Each row is read as the table says", arguments: rows)
    func row(_ row: Row) throws {
        for (body, routes) in [(row.body, row.routes)] + row.others {
            let map = try Self.source(body).map
            let links = map.links.filter { map.parsers[$0.entry].function.declaration.parent?.name == "Links" }
            #expect(links.map { "\($0.pattern.text) \($0.route)" } == routes, "\(body)")
        }
    }

    @Test("The page has these rows and no others")
    func page() throws {
        let url = Repository.root.appendingPathComponent("docs/routes.md")
        let page = try String(contentsOf: url, encoding: .utf8)
        let table = try #require(
            page.components(separatedBy: "| code | is read as |\n| --- | --- |\n").dropFirst().first
        )
        let lines = table.components(separatedBy: "\n").prefix { $0.hasPrefix("| ") }
        let codes = lines.map { String($0.dropFirst(2).components(separatedBy: " | ")[0]) }
        #expect(codes == Self.rows.map(\.code))
    }

    @Test("A condition that the sources do not settle is shown, and nothing is reported about it")
    func unknown() throws {
        let source = try Self.source(
            """
            guard isEnabled, url.host == "home" else { return nil }
            if url.host == "home" { return .settings }
            return nil
            """
        )
        #expect(source.map.resolve(try #require(LinkURL("app://home"))).conditions == ["isEnabled"])
        #expect(source.findings.isEmpty)
    }

    private static func source(_ body: String) throws -> LinkSource {
        try LinkSource(
            """
            enum Place { case home, settings, detail(id: String), page(number: Int), search(term: String, limit: Int?) }
            enum Links {
                static let scheme = "app"
                enum Section: String { case home, options = "settings" }
                static let parsers: [PlaceParser] = [HomeParser(), SettingsParser()]
                static func parse(_ url: URL) -> Place? {
            \(body)
                }
            }
            protocol PlaceParser {
                func parse(_ url: URL) -> Place?
            }
            struct HomeParser: PlaceParser {
                func parse(_ url: URL) -> Place? { url.host == "home" ? .home : nil }
            }
            struct SettingsParser: PlaceParser {
                func parse(_ url: URL) -> Place? { url.host == "settings" ? .settings : nil }
            }
            struct DeepLink {
                let host: String
                let components: [String]
                init?(_ url: URL) {
                    guard url.scheme == "app", let host = url.host else { return nil }
                    self.host = host
                    components = Array(url.pathComponents.dropFirst())
                }
            }
            """
        )
    }

    static let rows = [
        Row(
            code: #"`guard url.scheme == "app" else { return nil }`"#,
            body: """
                guard url.scheme == "app" else { return nil }
                if url.host == "home" { return .home }
                return nil
                """,
            routes: ["app://home/… Place.home"]
        ),
        Row(
            code: #"`if url.host == "home"`, `switch url.host`"#,
            body: """
                switch url.host {
                case "home", "start": return .home
                default: return nil
                }
                """,
            routes: ["//home/… Place.home", "//start/… Place.home"],
            others: [
                (
                    """
                    if url.host == "home" { return .home }
                    return nil
                    """,
                    ["//home/… Place.home"]
                )
            ]
        ),
        Row(
            code: #"`let parts = url.pathComponents`, `.filter { $0 != "/" }`, `.dropFirst()`"#,
            body: """
                let parts = url.pathComponents.dropFirst()
                let other = url.pathComponents.filter { $0 != "/" }
                if parts.first == "home" { return .home }
                if other.count == 2, other[0] == "item" { return .detail(id: other[1]) }
                return nil
                """,
            routes: ["//*/home/… Place.home", "//*/item/:id Place.detail(id:)"]
        ),
        Row(
            code: #"`url.path.split(separator: "/")`"#,
            body: """
                let parts = url.path.split(separator: "/").map(String.init)
                if parts.count == 1, parts[0] == "settings" { return .settings }
                return nil
                """,
            routes: ["//*/settings Place.settings"]
        ),
        Row(
            code: #"`[url.host ?? ""] + parts`, `parts.insert(host, at: 0)`"#,
            body: """
                let parts = [url.host ?? ""] + url.pathComponents.dropFirst()
                if parts.count == 2, parts[0] == "item" { return .detail(id: parts[1]) }
                return nil
                """,
            routes: ["//item/:id Place.detail(id:)"],
            others: [
                (
                    """
                    var parts = url.pathComponents.filter { $0 != "/" }
                    if let host = url.host { parts.insert(host, at: 0) }
                    if parts.count == 2, parts[0] == "item" { return .detail(id: parts[1]) }
                    return nil
                    """,
                    ["//item/:id Place.detail(id:)"]
                )
            ]
        ),
        Row(
            code: "`parts.removeFirst()`, `parts.dropFirst(2)`, `parts[1...]`",
            body: """
                var parts = url.pathComponents
                parts.removeFirst()
                if parts[0] == "item" { return .detail(id: parts[1]) }
                return nil
                """,
            routes: ["//*/item/:id/… Place.detail(id:)"],
            others: [
                (
                    """
                    let parts = url.pathComponents.dropFirst(2)
                    if parts.first == "home" { return .home }
                    return nil
                    """,
                    ["//*/*/home/… Place.home"]
                ),
                (
                    """
                    let parts = url.pathComponents[1...]
                    if parts.first == "home" { return .home }
                    return nil
                    """,
                    ["//*/home/… Place.home"]
                ),
            ]
        ),
        Row(
            code: "`parts.count == 2`, `>=`, `<`, `case 2...3`, `case 2...`",
            body: """
                let parts = url.pathComponents.dropFirst()
                switch parts.count {
                case 1: return parts.first == "home" ? .home : nil
                default: return nil
                }
                """,
            routes: ["//*/home Place.home"],
            others: [
                (
                    """
                    let parts = url.pathComponents.dropFirst()
                    guard parts.count >= 2, parts.count < 3, parts.first == "home" else { return nil }
                    return .home
                    """,
                    ["//*/home/* Place.home"]
                ),
                (
                    """
                    let parts = url.pathComponents.dropFirst()
                    switch parts.count {
                    case 2...2: return parts.first == "home" ? .home : nil
                    case 3...: return parts.first == "settings" ? .settings : nil
                    default: return nil
                    }
                    """,
                    ["//*/home/* Place.home", "//*/settings/*/*/… Place.settings"]
                ),
            ]
        ),
        Row(
            code: "`parts.isEmpty`, `parts.first`, `parts.last`",
            body: """
                let parts = url.path.split(separator: "/")
                if url.host == "app", parts.isEmpty { return .home }
                if parts.first == "item", let id = parts.last { return .detail(id: String(id)) }
                return nil
                """,
            routes: ["//app Place.home", "//*/item/… Place.detail(id:)"]
        ),
        Row(
            code: #"`switch parts { case ["home"]: … }`, `parts == ["home"]`, `parts.starts(with: ["item"])`"#,
            body: """
                let parts = Array(url.pathComponents.dropFirst())
                if parts == ["home"] { return .home }
                if parts.starts(with: ["item"]) { return .detail(id: parts[1]) }
                return nil
                """,
            routes: ["//*/home Place.home", "//*/item/:id/… Place.detail(id:)"],
            others: [
                (
                    """
                    let parts = Array(url.pathComponents.dropFirst())
                    switch parts {
                    case ["home"]: return .home
                    case ["settings", "all"]: return .settings
                    default: return nil
                    }
                    """,
                    ["//*/home Place.home", "//*/settings/all Place.settings"]
                )
            ]
        ),
        Row(
            code: "`switch (url.host, parts.count)` with `let`, `_`, `where`",
            body: """
                let parts = url.pathComponents.dropFirst()
                switch (url.host, parts.count) {
                case ("home", 0): return .home
                case (let host?, _) where host == "item": return .detail(id: parts[0])
                default: return nil
                }
                """,
            routes: ["//home Place.home", "//item/:id/… Place.detail(id:)"]
        ),
        Row(
            code: #"`url.path == "/home"`, `url.path.hasPrefix("/item")`"#,
            body: """
                if url.path == "/home/all" { return .home }
                if url.path.hasPrefix("/settings") { return .settings }
                return nil
                """,
            routes: ["//*/home/all Place.home", "//*/settings/… Place.settings"]
        ),
        Row(
            code: #"`["home", "start"].contains(url.host)`"#,
            body: """
                if let host = url.host, ["home", "start"].contains(host) { return .home }
                return nil
                """,
            routes: ["//home/… Place.home", "//start/… Place.home"]
        ),
        Row(
            code: "`Int(…)`, `UUID(uuidString: …)`, `flatMap(Int.init)`",
            body: """
                let parts = url.pathComponents.dropFirst()
                guard url.host == "page", parts.count == 1, let number = parts.first.flatMap(Int.init) else { return nil }
                return .page(number: number)
                """,
            routes: ["//page/:number Place.page(number:)"],
            others: [
                (
                    """
                    let parts = url.pathComponents.dropFirst()
                    guard url.host == "page", parts.count == 1, let number = Int(parts[0]) else { return nil }
                    return .page(number: number)
                    """,
                    ["//page/:number Place.page(number:)"]
                ),
                (
                    """
                    let parts = url.pathComponents.dropFirst()
                    guard url.host == "item", parts.count == 1, let id = UUID(uuidString: parts[0]) else { return nil }
                    return .detail(id: id.uuidString)
                    """,
                    ["//item/:id Place.detail(id:)"]
                ),
            ]
        ),
        Row(
            code: "`Section(rawValue: …)` of an enumeration of the app",
            body: """
                guard let section = Section(rawValue: url.host ?? "") else { return nil }
                switch section {
                case .home: return .home
                case .options: return .settings
                }
                """,
            routes: ["//home/… Place.home", "//settings/… Place.settings"]
        ),
        Row(
            code: "`.lowercased()`",
            body: """
                if url.host?.lowercased() == "home" { return .home }
                return nil
                """,
            routes: ["//home/… Place.home"]
        ),
        Row(
            code: #"`queryItems?.first { $0.name == "q" }?.value`, `query["q"]`"#,
            body: """
                let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
                guard url.host == "search", let term = items?.first(where: { $0.name == "q" })?.value else { return nil }
                let limit = items?.first { $0.name == "limit" }?.value
                return .search(term: term, limit: limit.flatMap(Int.init))
                """,
            routes: ["//search/…?q=&limit=? Place.search(term:limit:)"]
        ),
        Row(
            code: "`map { .detail(id: $0) }`",
            body: """
                guard url.host == "item" else { return nil }
                return url.pathComponents.dropFirst().first.map { .detail(id: $0) }
                """,
            routes: ["//item/:id/… Place.detail(id:)"]
        ),
        Row(
            code: "`condition ? .home : nil`, `first(url) ?? second(url)`",
            body: """
                return url.host == "home" ? .home : url.host == "settings" ? .settings : nil
                """,
            routes: ["//home/… Place.home", "//settings/… Place.settings"],
            others: [
                (
                    """
                    return HomeParser().parse(url) ?? SettingsParser().parse(url)
                    """,
                    ["//home/… Place.home", "//settings/… Place.settings"]
                )
            ]
        ),
        Row(
            code:
                "`HomeParser().parse(url)`, `for parser in parsers { … }`, `parsers.lazy.compactMap { $0.parse(url) }.first`",
            body: """
                if let place = HomeParser().parse(url) { return place }
                return nil
                """,
            routes: ["//home/… Place.home"],
            others: [
                (
                    """
                    for parser in parsers {
                        if let place = parser.parse(url) { return place }
                    }
                    return nil
                    """,
                    ["//home/… Place.home", "//settings/… Place.settings"]
                ),
                (
                    """
                    return parsers.lazy.compactMap { $0.parse(url) }.first
                    """,
                    ["//home/… Place.home", "//settings/… Place.settings"]
                ),
            ]
        ),
        Row(
            code: "`guard let link = DeepLink(url)` of a type of the app, then `link.host`, `link.components`",
            body: """
                guard let link = DeepLink(url), link.host == "item", link.components.count == 1 else { return nil }
                return .detail(id: link.components[0])
                """,
            routes: ["app://item/:id Place.detail(id:)"]
        ),
        Row(
            code: #"`static let home = "home"`, `Self.home`"#,
            body: """
                guard url.scheme == Self.scheme, url.host == "home" else { return nil }
                return .home
                """,
            routes: ["app://home/… Place.home"]
        ),
        Row(
            code: "anything else, such as `isEnabled`",
            body: """
                guard isEnabled, url.host == "home" else { return nil }
                return .home
                """,
            routes: ["//home/… Place.home"]
        ),
    ]
}
