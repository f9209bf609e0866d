/// A growing buffer of tokens without the cost of an array's checks in the lexer's loop.
struct TokenBuffer: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Token>
    private(set) var count = 0
    private var capacity: Int

    init(expected: Int) {
        capacity = max(expected, 16)
        base = .allocate(capacity: capacity)
    }

    deinit {
        base.deallocate()
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
        base.deallocate()
        base = larger
        capacity *= 2
    }

    /// The tokens as an array.
    func array() -> [Token] {
        Array(unsafeUninitializedCapacity: count) { buffer, initialized in
            buffer.baseAddress?.initialize(from: base, count: count)
            initialized = count
        }
    }
}
