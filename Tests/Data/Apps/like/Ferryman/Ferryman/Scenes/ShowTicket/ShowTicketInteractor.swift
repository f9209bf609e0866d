import Foundation

@MainActor
protocol ShowTicketBusinessLogic {
    func loadTicket() async
}

final class ShowTicketInteractor: ShowTicketBusinessLogic {
    private let crossingID: String
    private let presenter: ShowTicketPresentationLogic
    private let timetable: Timetable

    init(crossingID: String, presenter: ShowTicketPresentationLogic, timetable: Timetable) {
        self.crossingID = crossingID
        self.presenter = presenter
        self.timetable = timetable
    }

    func loadTicket() async {
        let crossings = (try? await timetable.crossings()) ?? []
        presenter.presentTicket(response: ShowTicket.Load.Response(crossing: crossings.first { $0.id == crossingID }))
    }
}
