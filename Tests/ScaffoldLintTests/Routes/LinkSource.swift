import AppModel
import FileTransaction
import Testing

@testable import ScaffoldLint

/// Swift sources of an app, by their paths, read for their deep links.
struct LinkSource {
    let model: AppModel
    var schemes: Set<String>?

    init(_ files: [String: String], schemes: Set<String>? = nil) throws {
        let texts = try files.sorted { $0.key < $1.key }.map {
            (path: try RelativePath($0.key), bytes: Array($0.value.utf8))
        }
        model = AppModel(texts)
        self.schemes = schemes
    }

    init(_ source: String, schemes: Set<String>? = nil) throws {
        try self.init(["Links.swift": source], schemes: schemes)
    }

    var map: RouteMap { RouteMap(of: model, schemes: schemes) }

    /// `shop://orders/:id OrdersRoute.detail(id:)`
    var rows: [String] { map.links.map { "\($0.pattern.text) \($0.route)" } }

    /// `Links.swift:3 route.ambiguous`
    var findings: [String] { map.findings.map { "\($0.file):\($0.span.line) \($0.rule)" } }

    /// The route that takes a URL, with its values; `nil` where none does.
    func route(_ url: String) throws -> String? {
        let resolution = map.resolve(try #require(LinkURL(url)))
        guard let link = resolution.link else { return nil }
        let values = resolution.values.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        return values.isEmpty ? link.route : link.route + " " + values
    }

    /// Why a route does not take a URL.
    func reason(_ url: String, not route: String) throws -> String? {
        map.resolve(try #require(LinkURL(url))).refusals.first { $0.link.route == route }?.reason
    }

    /// A parser of `enum Place`, with this as the body of `parse(_ url: URL) -> Place?`.
    static func parser(_ body: String) throws -> LinkSource {
        try LinkSource(
            """
            import Foundation
            enum Place { case home, settings, detail(id: String), page(number: Int), search(term: String, limit: Int?) }
            enum Links {
                static let scheme = "app"
                static func parse(_ url: URL) -> Place? {
            \(body)
                }
            }
            """
        )
    }
}
