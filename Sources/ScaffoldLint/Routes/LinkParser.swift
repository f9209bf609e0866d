/// A function of the app that makes routes of URLs.
struct LinkParser {
    let function: Place
    let steps: [LinkStep]
    /// The routes that the steps lead to.
    let arrivals: [LinkWalk.Arrival]
    /// Whether the app's own parser is this one or calls it.
    var isReached = true
}
