import Diagnostics

/// A value with the place where the user wrote it.
public struct Located<Value: Sendable>: Sendable {
    public let value: Value
    public let mark: SourceMark

    public init(_ value: Value, at mark: SourceMark) {
        self.value = value
        self.mark = mark
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
