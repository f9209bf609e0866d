import Foundation
import TestSupport
import Testing

/// Whether the tests of survival run, and how many of them.
enum Survival {
    /// The executable that is tried.
    static let executable = BuiltProduct.provedTool?.path

    /// The steps of so many at which something happens: the first, the last and some between, ten in all, or every one in an
    /// exhaustive run.
    static func steps(_ count: Int) -> [Int] {
        let most = 10
        guard count > most, !TestRun.isExhaustive else { return Array(1...max(count, 1)) }
        return (0..<most).map { 1 + $0 * (count - 1) / (most - 1) }
    }
}
