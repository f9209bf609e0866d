import SwiftOutline

/// The threads of a process, and what waits for one of them: no more threads than there are processors.
///
/// Whoever waits for something does what else is to be done meanwhile. A thread of its own for that would often begin on the processor of
/// the one that starts it, and both would share that one until the system moves one of them, while the other processor has nothing to do.
final class Crew: @unchecked Sendable {
    /// Which thread does something makes no difference to anybody, so that all of a process have one crew.
    static let own = Crew()

    private let lock = Lock()
    /// Told of when there is something to do for a thread that has nothing to do.
    private let isNeeded = Condition()
    /// Told of when something is done, or is to be done while somebody waits.
    private let hasMoved = Condition()
    /// What nobody has begun, in the order in which it was given.
    private var waiting: [Errand] = []
    /// The threads that were started; they never end.
    private var threads = 0
    private var idleThreads = 0
    private lazy var mostThreads = max(1, Processors.count - 1)

    /// Puts something to the others; it is done as soon as one of them is free, or somebody waits for it.
    func take(_ errand: Errand) {
        let isShort = lock.holding {
            waiting.append(errand)
            guard waiting.count > idleThreads else {
                isNeeded.tellOne()
                return false
            }
            hasMoved.tellAll()
            guard threads == 0 || threads < mostThreads else { return false }
            threads += 1
            return true
        }
        if isShort, !Worker.start({ [self] in work() }) { lock.holding { threads -= 1 } }
    }

    /// Waits until something is done, and does meanwhile what nobody has begun.
    func wait(for errand: Errand) {
        while let next = lock.holding({ next(before: errand) }) { finish(next) }
    }

    /// What whoever waits for something may do first, it itself before anything else; `nil` when it is done.
    private func next(before errand: Errand) -> Errand? {
        while !errand.isDone {
            if let place = waiting.firstIndex(where: { $0 === errand }) { return waiting.remove(at: place) }
            if !waiting.isEmpty { return waiting.removeFirst() }
            hasMoved.wait(under: lock)
        }
        return nil
    }

    private func finish(_ errand: Errand) {
        errand.run()
        lock.holding {
            errand.isDone = true
            hasMoved.tellAll()
        }
    }

    /// What each thread does until the process ends.
    private func work() {
        while true {
            let next = lock.holding {
                while waiting.isEmpty {
                    idleThreads += 1
                    isNeeded.wait(under: lock)
                    idleThreads -= 1
                }
                return waiting.removeFirst()
            }
            finish(next)
        }
    }
}
