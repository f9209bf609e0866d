/// A filter with its arguments: `join:", "`.
struct FilterCall: Sendable {
    let filter: Filter
    let arguments: [StencilExpression]
    /// The offset of the filter's name.
    let offset: Int
}
