struct Hike: Identifiable, Hashable, Codable, Sendable {
	var id: Int
	var name: String
	var stages: [String]
}

protocol HikesRepositoryProtocol: Sendable {
	func allHikes() async throws -> [Hike]
}

struct HikesRepository: HikesRepositoryProtocol {
	var client: APIClient

	func allHikes() async throws -> [Hike] {
		try await client.get(Endpoint(path: "/hikes"))
	}
}
