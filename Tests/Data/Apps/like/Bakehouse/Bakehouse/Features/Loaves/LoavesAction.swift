enum LoavesAction: Sendable {
    case appeared
    case loaded([Loaf])
    case failed(String)
    case select(Loaf.ID)
    case delegate(Delegate)

    /// What the parent is told.
    enum Delegate: Sendable {
        case bake(Loaf.ID)
    }
}
