import Foundation

nonisolated struct Position: Codable, Hashable, Sendable {
    let latitude: Double
    let longitude: Double
    let measured: Date
}
