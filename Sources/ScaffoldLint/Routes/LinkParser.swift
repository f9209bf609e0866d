import AppModel

/// A function of the app that makes routes of URLs.
struct LinkParser {
    let function: Place
    let steps: [LinkStep]
    /// The targets that the steps lead to.
    let candidates: [LinkTargetFinder.Candidate]
    /// Whether the app's own parser is this one or calls it.
    var isReached = true
}
