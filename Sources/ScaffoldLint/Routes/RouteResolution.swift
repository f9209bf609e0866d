/// What becomes of one URL: the link that takes it, and why the others do not.
public struct RouteResolution: Sendable {
    /// A link with the reason for which it does not take the URL.
    public struct Refusal: Sendable {
        public let link: AppLink
        public let reason: String
        /// Whether the URL begins as the link's own do.
        public let isNear: Bool
    }

    public let url: LinkURL
    /// The link that takes the URL; `nil` where none does.
    public let link: AppLink?
    /// The texts of the URL that the route's values are made of, by their names.
    public let values: [(name: String, value: String)]
    /// The conditions of the link that the source does not settle.
    public let conditions: [String]
    /// The other links, in their order.
    public let refusals: [Refusal]
}

extension RouteMap {
    /// Says which link takes a URL, and why the others do not.
    public func resolve(_ url: LinkURL) -> RouteResolution {
        let run = LinkRun(url, index: index)
        var taken: AppLink?
        var values: [(name: String, value: String)] = []
        for parser in parsers where parser.isReached {
            guard case .route(let leaf) = run.run(parser.steps) else { continue }
            guard let link = link(of: leaf, run.judge) else { continue }
            taken = link
            values = leaf.values.compactMap { label, value in run.judge.text(of: value).map { (label, $0) } }
            break
        }
        let refusals = links.compactMap { link -> RouteResolution.Refusal? in
            guard link.leaf != taken?.leaf || link.entry != taken?.entry else { return nil }
            return refusal(of: link, taken: taken, run.judge)
        }
        let conditions = (taken?.tests ?? []).filter { run.judge.holds($0) == nil }.map { test in
            if case .unknown(let text) = test { return text }
            return run.judge.reason(test)
        }
        return RouteResolution(url: url, link: taken, values: values, conditions: conditions, refusals: refusals)
    }

    /// The row of a leaf: of several, the one whose tests hold.
    private func link(of leaf: LinkLeaf, _ judge: LinkJudge) -> AppLink? {
        let rows = links.filter { $0.leaf == leaf.number }
        return rows.first { row in row.tests.allSatisfy { judge.holds($0) != false } && row.pattern.fits(judge.url) }
            ?? rows.first
    }

    private func refusal(of link: AppLink, taken: AppLink?, _ judge: LinkJudge) -> RouteResolution.Refusal {
        let isNear = link.pattern.begins(judge.url)
        guard link.isReached else {
            let reason = "\"\(link.parser)\" is called by no parser of the app"
            return RouteResolution.Refusal(link: link, reason: reason, isNear: isNear)
        }
        if let test = link.tests.first(where: { judge.holds($0) == false }) {
            return RouteResolution.Refusal(link: link, reason: judge.reason(test), isNear: isNear)
        }
        let reason: String
        if let taken, link.pattern.fits(judge.url) {
            reason = "\"\(taken.pattern.text)\" comes first"
        } else {
            reason =
                link.pattern.fits(judge.url)
                ? "another condition of \"\(link.parser)\" refuses it" : "it is not of this pattern"
        }
        return RouteResolution.Refusal(link: link, reason: reason, isNear: isNear)
    }
}

extension RoutePattern {
    /// Whether a URL is of the pattern, as far as its components go.
    func fits(_ url: LinkURL) -> Bool {
        let places = countsHost ? url.components : [url.host] + url.segments
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
        let places = countsHost ? url.components : [url.host] + url.segments
        guard let place = pieces.firstIndex(where: { if case .text = $0 { true } else { false } }),
            case .text(let text) = pieces[place]
        else { return true }
        return places.indices.contains(place) && places[place] == text
    }
}
