/// A parameter of a check or role, with how it is read from a rule file: its key stands beside its name.
///
/// `Parameters.fill` reads it before any check runs; it never changes after that.
@propertyWrapper
struct Parameter<Value: Sendable>: Sendable {
    private final class Storage: @unchecked Sendable { var value: Value? }

    private let read: @Sendable (inout Parameters) -> Value
    private let storage = Storage()

    init(_ read: @escaping @Sendable (inout Parameters) -> Value) { self.read = read }

    var wrappedValue: Value {
        guard let value = storage.value else { preconditionFailure("a check runs before its parameters are read") }
        return value
    }
}

/// A parameter of any type.
private protocol ReadableParameter {
    func fill(_ parameters: inout Parameters)
}

extension Parameter: ReadableParameter {
    fileprivate func fill(_ parameters: inout Parameters) { storage.value = read(&parameters) }
}

extension Parameters {
    /// Reads the parameters that a check or role declares.
    mutating func fill(_ owner: Any) {
        for child in Mirror(reflecting: owner).children { (child.value as? any ReadableParameter)?.fill(&self) }
    }

    /// The check with the parameters that it declares.
    mutating func check<Kind: Check>(_ type: Kind.Type) -> Kind {
        let check = type.init()
        fill(check)
        return check
    }
}
