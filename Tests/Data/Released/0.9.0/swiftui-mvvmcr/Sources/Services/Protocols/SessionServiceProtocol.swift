/// Remembers whether the user is signed in, from one launch to the next.
@MainActor
protocol SessionServiceProtocol: AnyObject {
    var isActive: Bool { get }

    func start()
    func end()
}
