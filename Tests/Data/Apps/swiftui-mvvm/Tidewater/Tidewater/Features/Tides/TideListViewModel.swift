import Combine

@MainActor
final class TideListViewModel: ObservableObject {
    @Published private(set) var phase: Phase<[Tide]> = .loading

    private let tides: any TideRepositoryProtocol
    private weak var coordinator: (any Coordinator)?

    init(tides: any TideRepositoryProtocol, coordinator: any Coordinator) {
        self.tides = tides
        self.coordinator = coordinator
    }

    func load() async {
        do {
            phase = .loaded(try await tides.tides(near: nil))
        } catch {
            phase = .failed("The tide tables are not available.")
        }
    }

    func reload() {
        Task { await load() }
    }

    func open(_ tide: Tide) {
        coordinator?.push(.tide(tide.station), log: true)
    }
}
