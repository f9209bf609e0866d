/// The result of resolving a URL: the link that it opens, and why the others do not match.
package struct RouteResolution: Sendable {
    /// A link with the reason for which it does not match the URL.
    package struct Refusal: Sendable {
        package let link: AppLink
        package let reason: String
        /// Whether the URL has the link's first fixed component.
        package let isNear: Bool
    }

    package let url: LinkURL
    /// The link that the URL opens; `nil` if there is none.
    package let link: AppLink?
    /// The parts of the URL that become the route's values, by their names.
    package let values: [(name: String, value: String)]
    /// The conditions of the link that the sources do not settle.
    package let conditions: [String]
    /// The other links, in their order.
    package let refusals: [Refusal]
}

extension RouteMap {
    /// Finds the link that a URL opens, and the reasons for which the others do not match.
    package func resolve(_ url: LinkURL) -> RouteResolution {
        let evaluator = LinkEvaluator(url: url, model: model)
        var taken: AppLink?
        var values: [(name: String, value: String)] = []
        for parser in parsers where parser.isReached {
            guard case .route(let target) = evaluator.outcome(of: parser.steps),
                let link = link(of: target, evaluator)
            else { continue }
            taken = link
            values = target.values.compactMap { label, value in evaluator.text(of: value).map { (label, $0) } }
            break
        }
        let refusals = links.filter { $0.target.site != taken?.target.site || $0.entry != taken?.entry }.map { link in
            RouteResolution.Refusal(
                link: link,
                reason: reason(for: link, taken: taken, evaluator),
                isNear: link.pattern.begins(url)
            )
        }
        let conditions = (taken?.tests ?? []).filter { evaluator.holds($0) == nil }.map { test in
            if case .unknown(let text) = test { return text }
            return evaluator.reason(test)
        }
        return RouteResolution(url: url, link: taken, values: values, conditions: conditions, refusals: refusals)
    }

    /// The row of a target: of several, the one whose tests hold.
    private func link(of target: LinkTarget, _ evaluator: LinkEvaluator) -> AppLink? {
        let rows = links.filter { $0.target.site == target.site }
        return rows.first { row in
            row.tests.allSatisfy { evaluator.holds($0) != false } && row.pattern.fits(evaluator.url)
        }
            ?? rows.first
    }

    private func reason(for link: AppLink, taken: AppLink?, _ evaluator: LinkEvaluator) -> String {
        if !link.isReached { return "\"\(link.parser)\" is called by no parser of the app" }
        if let test = link.tests.first(where: { evaluator.holds($0) == false }) { return evaluator.reason(test) }
        guard link.pattern.fits(evaluator.url) else { return "it is not of this pattern" }
        return taken.map { "\"\($0.pattern.text)\" comes first" }
            ?? "another condition of \"\(link.parser)\" refuses it"
    }
}

extension RoutePattern {
    /// Whether a URL matches the pattern's scheme and components.
    func fits(_ url: LinkURL) -> Bool {
        let places = places(of: url)
        guard schemes.isEmpty || schemes.contains(url.scheme),
            isOpen ? places.count >= pieces.count : places.count == pieces.count
        else { return false }
        return zip(pieces, places).allSatisfy { piece, text in
            switch piece {
            case .text(let wanted): wanted == text
            case .parameter(_, let type?): LinkConversion.converts(text, to: type) != false
            case .parameter, .any: true
            }
        }
    }

    /// Whether a URL has the pattern's first fixed component.
    func begins(_ url: LinkURL) -> Bool {
        let places = places(of: url)
        guard let place = pieces.firstIndex(where: { if case .text = $0 { true } else { false } }),
            case .text(let text) = pieces[place]
        else { return true }
        return places.indices.contains(place) && places[place] == text
    }

    private func places(of url: LinkURL) -> [String] { countsHost ? url.components : [url.host] + url.segments }
}
