import Diagnostics
import ScaffoldKit
import SwiftOutline

/// The deep links of an app, read from its sources.
public struct RouteMap: Sendable {
    /// Every URL pattern, in the order in which the app's parsers try them.
    public let links: [AppLink]
    /// The findings, in the order of the files.
    public let findings: [RouteFinding]

    let index: SourceIndex
    let parsers: [LinkParser]

    /// Reads the app's parsers.
    ///
    /// - Parameter schemes: The URL schemes that the app's `Info.plist` files register; `nil` if there is no such file, or one that
    ///   cannot be read.
    public init(of index: SourceIndex, schemes: Set<String>?) {
        self.index = index
        parsers = ParserFinder(index).parsers()
        links = Self.links(of: parsers, in: index)
        findings = RouteChecks(index: index, links: links, parsers: parsers, schemes: schemes).findings()
    }

    /// Reads the app below a root.
    ///
    /// - Throws: `Failure` if a file cannot be read.
    public init(of tree: FileTree) throws(Failure) {
        self.init(of: try SourceIndex(of: tree), schemes: try URLSchemes.registered(in: tree))
    }

    private static func links(of parsers: [LinkParser], in index: SourceIndex) -> [AppLink] {
        var coordinators = RouteCoordinators(index)
        var seen: [Site: Set<RoutePattern>] = [:]
        var links: [AppLink] = []
        for (entry, parser) in parsers.enumerated() {
            for arrival in parser.arrivals
            where arrival.leaf.owner != nil || ParserFinder.isRoute(arrival, parser.function.declaration) {
                let leaf = arrival.leaf
                let coordinator =
                    leaf.isAction
                    ? leaf.function.split(separator: ".").first.map(String.init)
                    : leaf.owner.flatMap { coordinators.coordinator(of: $0) }
                for pattern in PatternBuilder.patterns(of: arrival)
                where seen[leaf.site, default: []].insert(pattern).inserted {
                    links.append(
                        AppLink(
                            pattern: pattern,
                            coordinator: coordinator,
                            isReached: parser.isReached,
                            leaf: leaf,
                            tests: arrival.tests,
                            entry: entry,
                            source: index.files[leaf.file]
                        )
                    )
                }
            }
        }
        return links
    }
}
