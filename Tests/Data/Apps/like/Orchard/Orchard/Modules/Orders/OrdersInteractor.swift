import Foundation

final class OrdersInteractor: OrdersInteracting {
    weak var output: OrdersInteractorOutput?
    private let service: OrderServing

    init(service: OrderServing) {
        self.service = service
    }

    func loadOrders() {
        Task {
            do {
                output?.didLoad(try await service.orders())
            } catch {
                output?.didFail(error)
            }
        }
    }
}
