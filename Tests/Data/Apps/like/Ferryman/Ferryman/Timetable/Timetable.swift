import Foundation

struct Crossing: Codable, Equatable, Sendable {
    let id: String
    let from: String
    let to: String
    let minutes: Int
}

struct Pier: Codable, Equatable, Sendable {
    let id: String
    let name: String
    let hasShelter: Bool
}

/// Where all scenes have their data from.
protocol Timetable: Sendable {
    func crossings() async throws -> [Crossing]
    func piers() async throws -> [Pier]
}
