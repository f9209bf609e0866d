/// A located value: a value with its place in the user's input.
package struct Located<Value: Sendable>: Sendable {
    package let value: Value
    package let mark: SourceMark

    package init(_ value: Value, at mark: SourceMark) {
        self.value = value
        self.mark = mark
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
