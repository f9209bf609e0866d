import Foundation
import Testing

/// Whether the tests of survival run, and how many of them.
enum Survival {
    /// `SCAFFOLD_SKIP_SLOW=1` leaves them out while one works on something else.
    static let runs =
        ProcessInfo.processInfo.environment["SCAFFOLD_SKIP_SLOW"] != "1" && executable != nil

    /// The executable that is tried: the one beside the tests, or that of `SCAFFOLD_TOOL`.
    static let executable = ProcessInfo.processInfo.environment["SCAFFOLD_TOOL"] ?? BuiltExecutable.url?.path

    /// `SCAFFOLD_SURVIVAL_ALL=1` takes every step and every pair, where a usual run takes some of them.
    static let takesAll = ProcessInfo.processInfo.environment["SCAFFOLD_SURVIVAL_ALL"] == "1"

    /// Whether there is a Swift compiler in the path.
    static let hasCompiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .contains { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }

    static let reason: Comment = "SCAFFOLD_SKIP_SLOW=1 leaves out what takes long"

    /// The steps of so many at which something happens: all of them, or usually the first, the last and some between.
    static func steps(_ count: Int) -> [Int] {
        guard count > 6, !takesAll else { return Array(1...max(count, 1)) }
        return (0..<6).map { 1 + $0 * (count - 1) / 5 }
    }
}
