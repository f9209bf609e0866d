/// A problem with a name: the reason, and a name that is valid.
package struct NameProblem: Error, Sendable, Equatable {
    package let message: String
    package let suggestion: String

    package var hint: String { "\"\(suggestion)\" would do" }
}
