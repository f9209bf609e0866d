import Diagnostics
import FileTransaction
import SwiftOutline

/// What the run of a command plans, and what it has written.
final class ChangeRecorder: @unchecked Sendable {
    private let lock = Lock()
    private var plannedChanges: [FileChange] = []
    private var writtenChanges: [FileChange] = []

    var planned: [FileChange] { lock.withLock { plannedChanges } }
    var written: [FileChange] { lock.withLock { writtenChanges } }

    func plan(_ changes: [FileChange]) { lock.withLock { plannedChanges = changes } }

    func write(_ changes: [FileChange]) { lock.withLock { writtenChanges = changes } }
}
