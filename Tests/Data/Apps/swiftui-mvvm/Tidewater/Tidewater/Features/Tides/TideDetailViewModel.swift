import Combine

@MainActor
final class TideDetailViewModel: ObservableObject {
    @Published private(set) var heights: [Double] = []

    let station: Station
    private let tides: any TideRepositoryProtocol

    init(station: Station, tides: any TideRepositoryProtocol) {
        self.station = station
        self.tides = tides
    }

    func load() async {
        heights = ((try? await tides.tides(near: station)) ?? []).map(\.metres)
    }
}
