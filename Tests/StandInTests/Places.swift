import Foundation
import StandInToolchain

/// Where things are in this package.
enum Places {
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let standIns = package.appendingPathComponent("Tests/StandIns")
    static let listings = standIns.appendingPathComponent("Listings")

    static func toolchain() throws -> StandInToolchain {
        let cache = ProcessInfo.processInfo.environment["STANDINS_CACHE"].map { URL(fileURLWithPath: $0) }
        return try StandInToolchain(
            sources: standIns.appendingPathComponent("Sources"),
            cache: cache ?? package.appendingPathComponent(".build/standins")
        )
    }
}
