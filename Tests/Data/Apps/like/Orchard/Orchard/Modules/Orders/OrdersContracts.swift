import UIKit

@MainActor
protocol OrdersViewing: AnyObject {
    func show(_ titles: [String])
    func show(message: String)
}

@MainActor
protocol OrdersPresenting: AnyObject {
    func viewDidLoad()
    func didTapHarvests()
}

@MainActor
protocol OrdersInteracting: AnyObject {
    func loadOrders()
}

@MainActor
protocol OrdersInteractorOutput: AnyObject {
    func didLoad(_ orders: [Order])
    func didFail(_ error: Error)
}

@MainActor
protocol OrdersRouting: AnyObject {
    func showHarvests()
}
