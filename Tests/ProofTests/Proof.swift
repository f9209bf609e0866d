import Foundation
import StandInToolchain

/// What all proofs share: the compiler with its frameworks, and whether they are to run at all.
enum Proof {
    /// `SCAFFOLD_SKIP_SLOW=1` leaves the proofs out while one works on something else.
    static let isSkipped: Bool = {
        let isSkipped = ProcessInfo.processInfo.environment["SCAFFOLD_SKIP_SLOW"] == "1"
        if isSkipped { print("proof: skipped, as SCAFFOLD_SKIP_SLOW is set: nothing generated was compiled or run") }
        return isSkipped
    }()

    static let runs = !isSkipped

    static func toolchain() throws -> StandInToolchain {
        let cache = ProcessInfo.processInfo.environment["STANDINS_CACHE"].map { URL(fileURLWithPath: $0) }
        return try StandInToolchain(
            sources: Repository.standIns,
            cache: cache ?? Repository.root.appendingPathComponent(".build/standins")
        )
    }
}
