import SwiftOutline
import YAMLReader

/// The calls of a client that have no answer yet, between the thread that reads them and the one that runs them.
final class CallQueue: @unchecked Sendable {
    private let condition = Condition()
    private var waiting: [Request] = []
    /// The ids of the calls without an answer, and whether each is cancelled.
    private var open: [String: Bool] = [:]
    private var roots: [String]?
    /// Whether calls wait until the client has said its roots.
    private var isHeld = false
    /// How often the roots were asked for.
    private var holds = 0
    private var isClosed = false
    /// Whether every call is cancelled, those that the other thread adds later, too.
    private var isStopped = false
    private var hasEnded = false
    private var notes = 0

    /// How long calls wait for the roots, in seconds. A client that does not say them has the folder of the process.
    private let patience: Int

    init(patience: Int = 10) { self.patience = patience }

    /// Adds a call.
    ///
    /// - Returns: `false` if another one has its id.
    func add(_ request: Request) -> Bool {
        condition.withLock {
            guard open[Self.key(request.id)] == nil else { return false }
            open[Self.key(request.id)] = isStopped
            waiting.append(request)
            return true
        }
    }

    /// Waits for the next call; `nil` after the last one.
    func next() -> (call: Request, roots: [String]?)? {
        while condition.wait({ self.isHeld ? true : self.waiting.isEmpty && !self.isClosed ? nil : false }) {
            let hold = condition.withLock { holds }
            let isOver = condition.wait(seconds: patience) {
                self.isHeld && self.holds == hold && !self.isClosed ? nil : self.isHeld && self.isClosed
            }
            // A client that has gone says no roots any more.
            if isOver == true { return nil }
            if isOver == nil { condition.withLock { isHeld = isHeld && holds != hold } }
        }
        return condition.withLock { waiting.isEmpty ? nil : (waiting.removeFirst(), roots) }
    }

    /// Whether the call is to end without an answer.
    func isCancelled(_ id: YAMLValue) -> Bool { condition.withLock { open[Self.key(id)] ?? false } }

    /// Removes a call that has ended.
    ///
    /// - Returns: Whether its answer is wanted.
    func finish(_ id: YAMLValue) -> Bool { condition.withLock { open.removeValue(forKey: Self.key(id)) == false } }

    func cancel(_ id: YAMLValue) {
        condition.withLock { if open[Self.key(id)] != nil { open[Self.key(id)] = true } }
    }

    func cancelAll() { condition.withLock { (open, isStopped) = (open.mapValues { _ in true }, true) } }

    /// Numbers the notes on the progress of calls.
    func number() -> Int {
        condition.withLock {
            notes += 1
            return notes
        }
    }

    /// Lets calls wait until `release` says the roots.
    func hold() { condition.withLock { (isHeld, holds) = (true, holds + 1) } }

    func release(_ roots: [String]?) {
        condition.withLock { (self.roots, isHeld) = (roots, false) }
    }

    /// Ends `next` once the calls so far are done.
    func close() { condition.withLock { isClosed = true } }

    /// Says that no call runs any more.
    func end() { condition.withLock { hasEnded = true } }

    func waitForEnd() { condition.wait { hasEnded ? () : nil } }

    private static func key(_ id: YAMLValue) -> String { JSONWriter.line(id) }
}
