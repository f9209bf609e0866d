#if canImport(Glibc)
import Glibc
#endif

/// The memory from which the C library serves a thread.
enum Heap {
    /// More than most runs keep, and what the GNU library still serves from the heap.
    static let most = 30 << 20
    /// What a thread needs for a part of a run.
    static let some = 4 << 20

    /// Lets the calling thread's heap grow at once, in the largest pages that the system has, before a lot is read into it: a page fault
    /// for every 4 KiB costs more than reading does, and so does asking for one page after the other. What is not used stays untouched.
    ///
    /// The GNU library maps so large a block by itself the first time; that one is given back makes it serve the next from
    /// the heap, and keep that when it is given back in turn.
    static func grow(by step: Int) {
        #if canImport(Glibc)
        let page = 4096
        for _ in 0..<2 {
            guard let block = malloc(step) else { return }
            let offset = page - Int(bitPattern: block) % page
            madvise(block + offset, step - page, MADV_HUGEPAGE)
            free(block)
        }
        #endif
    }
}
