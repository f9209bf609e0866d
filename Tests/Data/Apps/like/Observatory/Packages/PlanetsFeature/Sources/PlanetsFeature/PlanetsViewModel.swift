import Combine

@MainActor
final class PlanetsViewModel: ObservableObject {
    @Published private(set) var planets: [String] = []
    @Published var search = ""
    private let load: @Sendable () async -> [String]

    init(load: @escaping @Sendable () async -> [String]) {
        self.load = load
    }

    var found: [String] {
        search.isEmpty ? planets : planets.filter { $0.hasPrefix(search) }
    }

    func reload() async {
        planets = await load()
    }
}
