/// One filter with its arguments: `join:", "`.
struct FilterCall: Sendable {
    let filter: Filter
    let arguments: [Expression]
    /// Where the filter's name stands.
    let offset: Int
}
