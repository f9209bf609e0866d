import Foundation

final class DependencyContainer {

    // MARK: - Services (until the practice has a server, all of them are mocks)

    lazy var petService: PetServiceProtocol = MockPetService()
    lazy var visitService: VisitServiceProtocol = MockVisitService()

    init() {}
}
