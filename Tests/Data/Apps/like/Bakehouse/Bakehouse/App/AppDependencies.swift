import Foundation

/// What reducers need of the world; every closure has one that lives and one that tests use.
struct AppDependencies: Sendable {
    var fetchLoaves: @Sendable () async throws -> [Loaf]
    var fetchOvens: @Sendable () async throws -> [Oven]
    var fetchDeliveries: @Sendable () async throws -> [Delivery]
    var log: @Sendable (String) -> Void
}

extension AppDependencies {
    static let live = AppDependencies(
        fetchLoaves: { try await BakeryAPI.get("api/loaves") },
        fetchOvens: { try await BakeryAPI.get("api/ovens") },
        fetchDeliveries: { try await BakeryAPI.get("api/deliveries") },
        log: { print($0) }
    )

    static let preview = AppDependencies(
        fetchLoaves: { [Loaf(id: 1, name: "Rye", grams: 750)] },
        fetchOvens: { [Oven(id: 1, name: "North", degrees: 240)] },
        fetchDeliveries: { [] },
        log: { _ in }
    )
}

enum BakeryAPI {
    static func get<Value: Decodable>(_ path: String) async throws -> Value {
        guard let url = URL(string: "https://bakehouse.example.com/\(path)") else { throw URLError(.badURL) }
        return try JSONDecoder().decode(Value.self, from: try await URLSession.shared.data(from: url).0)
    }
}
