/// A list that is loaded, with the mistake that was made on the way.
enum Loading<Value: Equatable & Sendable>: Equatable, Sendable {
    case idle
    case running
    case done(Value)
    case failed(String)
}
