/// One step of a parser: a test of the URL, or an outcome.
indirect enum LinkStep: Sendable {
    /// The first branch whose tests hold; if the branch has no outcome, the next step follows.
    case choose([LinkBranch])
    /// Steps that a branch may leave without an outcome.
    case block([LinkStep])
    /// The steps of another parser; if it refuses the URL, the next step follows.
    case attempt([LinkStep])
    case route(LinkTarget)
    /// The parser refuses the URL: `return nil`, `throw`, a failure.
    case refuse
    /// Leaves the innermost block.
    case leave

    enum Outcome {
        case route, refusal, leaving
    }

    /// Whether the step may have an outcome for the steps around it.
    func mayEnd(in outcome: Outcome) -> Bool {
        switch self {
        case .route: outcome == .route
        case .refuse: outcome == .refusal
        case .leave: outcome == .leaving
        case .block(let steps): outcome != .leaving && steps.contains { $0.mayEnd(in: outcome) }
        case .attempt(let steps): outcome != .refusal && steps.contains { $0.mayEnd(in: outcome) }
        case .choose(let branches): branches.contains { $0.steps.contains { $0.mayEnd(in: outcome) } }
        }
    }
}
