import Diagnostics
import ScaffoldKit
import SwiftOutline

/// The deep links of an app, read from its sources.
public struct RouteMap: Sendable {
    /// Every kind of URL, in the order in which the app's parsers try them.
    public let links: [AppLink]
    /// What is wrong with them, in the order of the files.
    public let findings: [RouteFinding]

    let index: SourceIndex
    let parsers: [LinkParser]

    /// Reads the app's parsers.
    ///
    /// - Parameter schemes: The URL schemes that the app's `Info.plist` files register; `nil` where there is no such file, or
    ///   one that cannot be read.
    public init(of index: SourceIndex, schemes: Set<String>?) {
        self.index = index
        parsers = ParserFinder(index).parsers()
        links = Self.links(of: parsers, in: index)
        let checks = RouteChecks(index: index, links: links, parsers: parsers, schemes: schemes)
        findings = checks.findings()
    }

    /// Reads the app below a root.
    ///
    /// - Throws: `Failure` where a file cannot be read.
    public init(of tree: FileTree) throws(Failure) {
        self.init(of: try SourceIndex(of: tree), schemes: try URLSchemes.registered(in: tree))
    }

    private static func links(of parsers: [LinkParser], in index: SourceIndex) -> [AppLink] {
        var coordinators = RouteCoordinators(index)
        var seen: Set<LinkPlace> = []
        var links: [AppLink] = []
        for (entry, parser) in parsers.enumerated() {
            for arrival in parser.arrivals
            where arrival.leaf.owner != nil || ParserFinder.isRoute(arrival, parser.function.declaration) {
                let place = LinkPlace(file: arrival.leaf.file, offset: arrival.leaf.range.lowerBound)
                for pattern in PatternBuilder.patterns(of: arrival) {
                    guard seen.insert(LinkPlace(place, pattern)).inserted else { continue }
                    let leaf = arrival.leaf
                    links.append(
                        AppLink(
                            pattern: Self.typed(pattern, leaf, index),
                            route: Self.route(leaf, index),
                            type: leaf.owner,
                            name: leaf.name,
                            coordinator: leaf.isAction
                                ? leaf.function.split(separator: ".").first.map(String.init)
                                : leaf.owner.flatMap { coordinators.coordinator(of: $0) },
                            parser: leaf.function,
                            isReached: parser.isReached,
                            source: index.files[leaf.file],
                            place: leaf.file,
                            range: leaf.range,
                            tests: arrival.tests,
                            leaf: leaf.number,
                            entry: entry
                        )
                    )
                }
            }
        }
        return links
    }

    private struct LinkPlace: Hashable {
        let file: Int
        let offset: Int
        var pattern: RoutePattern?

        init(file: Int, offset: Int) {
            self.file = file
            self.offset = offset
        }

        init(_ place: LinkPlace, _ pattern: RoutePattern) {
            self = place
            self.pattern = pattern
        }
    }

    /// The case with its labels: `FavoritesRoute.detail(itemId:)`.
    private static func route(_ leaf: LinkLeaf, _ index: SourceIndex) -> String {
        guard let owner = leaf.owner else { return leaf.text }
        let labels = leaf.values.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
        return owner + "." + leaf.name + (labels.isEmpty ? "" : "(\(labels))")
    }

    /// The pattern, its parameters with the types that the route's case gives them.
    private static func typed(_ pattern: RoutePattern, _ leaf: LinkLeaf, _ index: SourceIndex) -> RoutePattern {
        var pattern = pattern
        for (place, piece) in pattern.pieces.enumerated() {
            if case .parameter(let name, "String") = piece { pattern.pieces[place] = .parameter(name, type: nil) }
        }
        return pattern
    }
}
