import Foundation
import StandInToolchain
import Styles
import TestSupport

/// What all proofs share: the compiler with its frameworks, and the styles.
enum Proof {
    /// The styles that are proven: every one there is, or while one works on a style the one that `SCAFFOLD_PROOF_STYLE` names.
    static let styles: [String] = {
        let names = GeneratedApp.library.names
        guard let only = ProcessInfo.processInfo.environment["SCAFFOLD_PROOF_STYLE"] else { return names }
        print("proof: \(only) alone, as SCAFFOLD_PROOF_STYLE says")
        return names.filter { $0 == only }
    }()

    static func toolchain() throws -> StandInToolchain {
        let cache = ProcessInfo.processInfo.environment["STANDINS_CACHE"].map { URL(fileURLWithPath: $0) }
        return try StandInToolchain(
            sources: Repository.standIns,
            cache: cache ?? Repository.root.appendingPathComponent(".build/standins")
        )
    }
}
