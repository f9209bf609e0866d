import Foundation

nonisolated struct Position: Hashable, Sendable {
    let latitude: Double
    let longitude: Double
    let measured: Date
}
