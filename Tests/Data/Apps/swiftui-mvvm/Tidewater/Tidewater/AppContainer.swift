import Foundation

/// Makes what the screens need. It is not bound to the main actor: the widgets use it, too.
final class AppContainer: Sendable {
    let tideRepository: any TideRepositoryProtocol = MockTideRepository()
    let stationRepository: any StationRepositoryProtocol = MockStationRepository()
    let noticeRepository: any NoticeRepositoryProtocol = MockNoticeRepository()

    @MainActor
    func makeTideListViewModel(coordinator: any Coordinator) -> TideListViewModel {
        TideListViewModel(tides: tideRepository, coordinator: coordinator)
    }

    @MainActor
    func makeTideDetailViewModel(station: Station) -> TideDetailViewModel {
        TideDetailViewModel(station: station, tides: tideRepository)
    }

    @MainActor
    func makeNoticeListViewModel() -> NoticeListViewModel {
        NoticeListViewModel(notices: noticeRepository)
    }
}
