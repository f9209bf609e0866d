import Combine
import Foundation

@MainActor
final class HutsModel: ObservableObject {
    @Published private(set) var huts: [Hut] = []
    private let client: MountainClient

    init(client: MountainClient) {
        self.client = client
    }

    func load() async {
        huts = (try? await client.huts()) ?? []
    }
}
