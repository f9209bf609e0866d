/// A growing buffer of tokens without the cost of an array's checks in the lexer's loop.
///
/// It begins with memory that is lent to it, the storage of the array that the tokens are to be, and takes some of its own only
/// where that is too little.
struct TokenBuffer: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Token>
    private(set) var count = 0
    private var capacity: Int
    /// Whether the tokens lie in the memory that was lent.
    private(set) var isLent = true

    init(_ lent: UnsafeMutableBufferPointer<Token>, at base: UnsafeMutablePointer<Token>) {
        self.base = base
        capacity = lent.count
    }

    deinit {
        if !isLent { base.deallocate() }
    }

    @inline(__always)
    mutating func append(_ token: Token) {
        if count == capacity { grow() }
        (base + count).initialize(to: token)
        count &+= 1
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        if !isLent { base.deallocate() }
        isLent = false
        base = larger
        capacity *= 2
    }

    /// The tokens as an array.
    func array() -> [Token] { Array(UnsafeBufferPointer(start: base, count: count)) }
}
