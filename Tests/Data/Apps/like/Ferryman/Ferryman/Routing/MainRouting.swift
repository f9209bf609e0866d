import Foundation

@MainActor
protocol MainRouting: AnyObject {
    func routeToMenu()
    func routeToListCrossings()
    func routeToListPiers()
    func routeToShowTicket(crossingID: String)
}
