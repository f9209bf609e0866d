/// Room for results, each of which is put where it belongs by the thread that has it: no two threads fill the same one.
struct Slots<Result>: @unchecked Sendable {
    private let buffer: UnsafeMutableBufferPointer<Result>

    init(_ buffer: UnsafeMutableBufferPointer<Result>) {
        self.buffer = buffer
    }

    func fill(_ index: Int, with result: Result) {
        buffer.initializeElement(at: index, to: result)
    }

    /// Gives up what was filled.
    func clear(_ indices: some Sequence<Int>) {
        for index in indices { buffer.deinitializeElement(at: index) }
    }
}
