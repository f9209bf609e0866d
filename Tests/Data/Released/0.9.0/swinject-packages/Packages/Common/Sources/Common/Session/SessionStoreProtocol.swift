/// Remembers who is signed in, from one launch to the next.
public nonisolated protocol SessionStoreProtocol: AnyObject {
    @MainActor var user: User? { get set }
}
