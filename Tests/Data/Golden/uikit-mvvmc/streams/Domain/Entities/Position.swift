import Foundation

nonisolated struct Position: Equatable, Sendable {
    let latitude: Double
    let longitude: Double
    let measured: Date
}
