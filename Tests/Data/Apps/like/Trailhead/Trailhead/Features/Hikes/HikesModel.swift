import Combine
import Foundation

@MainActor
final class HikesModel: ObservableObject {
    @Published private(set) var hikes: [Hike] = []
    @Published private(set) var hasFailed = false
    private let client: MountainClient

    init(client: MountainClient) {
        self.client = client
    }

    func load() async {
        do {
            hikes = try await client.hikes()
            hasFailed = false
        } catch {
            hasFailed = true
        }
    }
}
