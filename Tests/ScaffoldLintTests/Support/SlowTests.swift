import Foundation
import Testing

/// Tests that plan a great deal.
enum SlowTests {
    /// Whether `SCAFFOLD_SKIP_SLOW=1` leaves them out.
    static let areLeftOut = ProcessInfo.processInfo.environment["SCAFFOLD_SKIP_SLOW"] == "1"
    static let reason: Comment = "SCAFFOLD_SKIP_SLOW=1 leaves out what takes long"
}
