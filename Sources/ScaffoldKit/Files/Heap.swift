#if canImport(Glibc)
import Glibc
#endif

/// The memory from which the C library serves a thread.
enum Heap {
    /// More than most runs keep, and what the GNU library still serves from the heap.
    static let most = 30 << 20
    /// What a thread needs for a part of a run.
    static let some = 4 << 20

    /// Lets the calling thread's heap grow at once, before a lot is read into it: the GNU library would ask the system for each page or two.
    /// What is not used stays untouched.
    ///
    /// Not in large pages: a virtual machine gives those that are free back to its host, and gets them again, one by one, for more time than
    /// the page faults take that they save.
    ///
    /// The library maps so large a block by itself the first time; that one is given back makes it serve the next from the heap, and keep that
    /// when it is given back in turn.
    ///
    /// - Returns: The memory that the thread's next blocks are going to be in, where that is known.
    @discardableResult
    static func grow(by step: Int) -> UnsafeRawBufferPointer? {
        #if canImport(Glibc)
        var last: UnsafeMutableRawPointer?
        for _ in 0..<2 {
            guard let block = malloc(step) else { return nil }
            // A word to the system, of which it takes no notice, keeps the compiler from leaving out a block that nobody uses.
            madvise(block, 0, MADV_NORMAL)
            free(block)
            last = block
        }
        return UnsafeRawBufferPointer(start: last, count: step)
        #else
        return nil
        #endif
    }
}
