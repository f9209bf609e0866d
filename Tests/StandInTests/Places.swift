import Foundation
import StandInToolchain
import TestSupport

/// Where things are in this package.
enum Places {
    static let listings = Repository.listings

    /// Whether iOS code is compiled against the stand-ins here, and not against an SDK.
    static var hasStandIns: Bool { (try? toolchain().frameworks) == "stand-ins" }

    static func toolchain() throws -> StandInToolchain {
        let cache = ProcessInfo.processInfo.environment["STANDINS_CACHE"].map { URL(fileURLWithPath: $0) }
        return try StandInToolchain(
            sources: Repository.standIns,
            cache: cache ?? Repository.root.appendingPathComponent(".build/standins")
        )
    }
}
