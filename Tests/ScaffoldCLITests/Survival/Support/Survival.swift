import Foundation
import TestSupport
import Testing

/// Whether the tests of survival run, and how many of them.
enum Survival {
    /// The executable that is tried: the one beside the tests, or that of `SCAFFOLD_TOOL`.
    static let executable = ProcessInfo.processInfo.environment["SCAFFOLD_TOOL"] ?? BuiltProduct.scaffold?.path

    /// The steps of so many at which something happens: all of them, or usually the first, the last and some between.
    static func steps(_ count: Int) -> [Int] {
        guard count > 6 else { return Array(1...max(count, 1)) }
        return TestRun.sample(5, of: Array(1..<count)) + [count]
    }
}
