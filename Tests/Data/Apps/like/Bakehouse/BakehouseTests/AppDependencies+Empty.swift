@testable import Bakehouse

extension AppDependencies {
    /// Nothing is there, and nothing is logged.
    static let empty = AppDependencies(
        fetchLoaves: { [] },
        fetchOvens: { [] },
        fetchDeliveries: { [] },
        log: { _ in }
    )
}
