/// Why a name will not do, and one that would.
public struct NameProblem: Error, Sendable, Equatable {
    public let message: String
    public let suggestion: String

    var hint: String { "\"\(suggestion)\" would do" }
}
