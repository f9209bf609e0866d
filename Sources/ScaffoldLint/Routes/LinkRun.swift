/// Runs a parser's steps on a URL, as the compiled parser would.
struct LinkRun {
    /// How a parser ends.
    enum End {
        case route(LinkLeaf)
        case refused
        case left
        /// The steps came to an end without one.
        case open
    }

    let url: LinkURL
    let judge: LinkJudge

    init(_ url: LinkURL, index: SourceIndex) {
        self.url = url
        judge = LinkJudge(url: url, index: index)
    }

    func run(_ steps: [LinkStep]) -> End {
        for step in steps {
            switch run(step) {
            case .open: continue
            case let end: return end
            }
        }
        return .open
    }

    private func run(_ step: LinkStep) -> End {
        switch step {
        case .route(let leaf): return .route(leaf)
        case .refuse: return .refused
        case .leave: return .left
        case .block(let steps):
            let end = run(steps)
            if case .left = end { return .open }
            return end
        case .attempt(let steps):
            let end = run(steps)
            if case .refused = end { return .open }
            return end
        case .choose(let branches):
            // What cannot be told is taken to hold: the route is then said with its condition.
            let branch = branches.first { $0.tests.contains { group in group.allSatisfy { judge.holds($0) != false } } }
            return branch.map { run($0.steps) } ?? .open
        }
    }
}
