import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning

/// The deep links of an app, read from its sources.
package struct RouteMap: Sendable {
    /// Every URL pattern, in the order in which the app's parsers try them.
    package let links: [AppLink]
    /// The findings, in the order of the files.
    package let findings: [RouteFinding]

    let model: AppModel
    let parsers: [LinkParser]

    /// Reads the app's parsers.
    ///
    /// - Parameter schemes: The URL schemes that the app's `Info.plist` files register; `nil` if there is no such file, or one that
    ///   cannot be read.
    package init(of model: AppModel, schemes: Set<String>?) {
        self.model = model
        parsers = ParserFinder(model: model).parsers()
        links = Self.links(of: parsers, in: model)
        findings = RouteChecks(model: model, links: links, parsers: parsers, schemes: schemes).findings()
    }

    /// Reads the app below a root.
    ///
    /// - Throws: `Failure` if a file cannot be read.
    package init(of tree: FileTree) throws(Failure) {
        self.init(of: try AppModel.of(tree), schemes: try URLSchemes.registered(in: tree))
    }

    private static func links(of parsers: [LinkParser], in model: AppModel) -> [AppLink] {
        var coordinators = RouteCoordinators(model)
        var seen: [Site: Set<RoutePattern>] = [:]
        var links: [AppLink] = []
        for (entry, parser) in parsers.enumerated() {
            for candidate in parser.candidates
            where candidate.target.owner != nil || ParserFinder.isRoute(candidate, parser.function.declaration) {
                let target = candidate.target
                let coordinator =
                    target.isAction
                    ? target.function.split(separator: ".").first.map(String.init)
                    : target.owner.flatMap { coordinators.coordinator(of: $0) }
                for pattern in PatternBuilder.patterns(of: candidate)
                where seen[target.site, default: []].insert(pattern).inserted {
                    links.append(
                        AppLink(
                            pattern: pattern,
                            coordinator: coordinator,
                            isReached: parser.isReached,
                            target: target,
                            tests: candidate.tests,
                            entry: entry,
                            source: model.files[target.file]
                        )
                    )
                }
            }
        }
        return links
    }
}
