#if canImport(Glibc)
import Glibc
#endif

/// Has the system provide a thread's memory in larger pieces, a little before the thread gets there: page by page takes a sixth more time.
struct HeapFront {
    private static let piece = 512 << 10
    /// So much is still there when the next piece is asked for.
    private static let reserve = 128 << 10
    private static let page = 4096
    /// `MADV_POPULATE_WRITE`, which is younger than some headers.
    private static let populate: CInt = 23

    /// Where the memory that was provided ends, and where all of it does.
    private var front: UInt
    private let end: UInt

    /// - Parameter memory: What the thread's next blocks are going to be in; `nil` leaves all to the system.
    init(_ memory: UnsafeRawBufferPointer?) {
        let start = UInt(bitPattern: memory?.baseAddress)
        front = (start + UInt(Self.page) - 1) / UInt(Self.page) * UInt(Self.page)
        end = start + UInt(memory?.count ?? 0)
    }

    /// Tells how far the thread has got: to a block that it has just been given.
    mutating func advance(to block: UnsafeRawPointer?) {
        let place = UInt(bitPattern: block)
        guard place < end, place + UInt(Self.reserve) > front, front + UInt(Self.piece) <= end else { return }
        #if canImport(Glibc)
        let isDone = madvise(UnsafeMutableRawPointer(bitPattern: front), Self.piece, Self.populate) == 0
        // A system that cannot do it is not asked again.
        front = isDone ? front + UInt(Self.piece) : end
        #endif
    }
}
