import Combine

@MainActor
final class CometsViewModel: ObservableObject {
    @Published private(set) var comets: [String] = []
    private let load: @Sendable () async -> [String]

    init(load: @escaping @Sendable () async -> [String]) {
        self.load = load
    }

    func reload() async {
        comets = await load()
    }
}
