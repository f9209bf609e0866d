/// Memory in which one thread reads many texts, one after the other.
///
/// What is kept of a text is copied out of it, and so takes no more room than it needs: how many tokens and declarations there will be is
/// not known beforehand. A workspace is for one thread.
public final class Workspace {
    private var tokens = UnsafeMutableBufferPointer<Token>(start: nil, count: 0)
    /// Room for declarations, empty between two texts.
    var records: [DeclarationRecord] = []

    public init() {}

    deinit {
        tokens.deallocate()
    }

    /// Room for so many tokens at least, with nothing in it.
    func room(for count: Int) -> UnsafeMutableBufferPointer<Token> {
        if tokens.count < count {
            tokens.deallocate()
            tokens = .allocate(capacity: count)
        }
        return tokens
    }
}
