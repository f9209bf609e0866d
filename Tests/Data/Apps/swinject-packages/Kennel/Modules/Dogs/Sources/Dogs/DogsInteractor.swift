struct Dog: Identifiable, Equatable, Sendable {
    let id: Int
    let name: String
}

protocol DogsRepositoryProtocol: Sendable {
    func dogs() async throws -> [Dog]
}

struct MockDogsRepository: DogsRepositoryProtocol {
    func dogs() async throws -> [Dog] {
        [Dog(id: 1, name: "Fig"), Dog(id: 2, name: "Tuesday")]
    }
}

protocol DogsInteractorProtocol: Sendable {
    func guests() async throws -> [Dog]
}

struct DogsInteractor: DogsInteractorProtocol {
    let repository: any DogsRepositoryProtocol

    func guests() async throws -> [Dog] {
        try await repository.dogs()
    }
}
