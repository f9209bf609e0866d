/// A call that registers a service with a container, or resolves it: `resolve(CartInteractorProtocol.self)`.
struct ServiceUse: Sendable {
    enum Action: Sendable {
        case register
        case resolve
    }

    let action: Action
    /// The simple name of the service's type.
    let service: String
    /// The registration's name, as it is written: `"remote"`, `Key.remote`.
    let key: String?
    /// The file's position in the index, and the bytes of the service's name.
    let file: Int
    let range: Range<Int>
}
