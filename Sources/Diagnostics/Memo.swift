/// Values that are made once, and kept by their type and a key.
package final class Memo {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let key: AnyHashable
    }

    private var values: [Key: Any] = [:]

    package init() {}

    /// The number of values that were made.
    package var count: Int { values.count }

    /// The value of a type for a key. It is made on the first call.
    package func value<Value, Problem: Error>(
        for key: some Hashable = 0,
        _ make: () throws(Problem) -> Value
    ) throws(Problem) -> Value {
        let key = Key(type: ObjectIdentifier(Value.self), key: AnyHashable(key))
        if let known = values[key] as? Value { return known }
        let value = try make()
        values[key] = value
        return value
    }
}
