import Foundation

/// Asks the mountain club's server; the sample answers at once.
struct MountainClient: Sendable {
    var hikes: @Sendable () async throws -> [Hike]
    var huts: @Sendable () async throws -> [Hut]

    static let live = MountainClient(
        hikes: { try await get("/2/hikes.json") },
        huts: { try await get("/2/huts.json") }
    )

    static let sample = MountainClient(
        hikes: { Hike.samples },
        huts: { Hut.samples }
    )

    private static func get<Value: Decodable>(_ path: String) async throws -> Value {
        guard let url = URL(string: "https://mountains.example.com" + path) else { throw URLError(.badURL) }
        return try JSONDecoder().decode(Value.self, from: try await URLSession.shared.data(from: url).0)
    }
}
