import Foundation

final class GrowersInteractor: GrowersInteracting {
    weak var output: GrowersInteractorOutput?
    private let service: GrowerServing

    init(service: GrowerServing) {
        self.service = service
    }

    func loadGrowers() {
        Task {
            do {
                output?.didLoad(try await service.growers())
            } catch {
                output?.didFail(error)
            }
        }
    }
}
