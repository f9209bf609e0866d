import Combine

@MainActor
final class StarsViewModel: ObservableObject {
    @Published private(set) var stars: [String] = []
    private let load: @Sendable () async -> [String]

    init(load: @escaping @Sendable () async -> [String]) {
        self.load = load
    }

    func reload() async {
        stars = await load().sorted()
    }
}
