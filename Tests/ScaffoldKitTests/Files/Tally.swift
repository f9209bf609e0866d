import SwiftOutline

@testable import ScaffoldKit

/// Counts what several threads do.
final class Tally: @unchecked Sendable {
    private let lock = Lock()
    private var last = 0

    var count: Int { lock.holding { last } }

    func next() -> Int {
        lock.holding {
            last += 1
            return last
        }
    }
}
