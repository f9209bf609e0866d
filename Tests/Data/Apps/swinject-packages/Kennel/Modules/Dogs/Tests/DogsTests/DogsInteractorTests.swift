import Testing

@testable import Dogs

struct DogsInteractorTests {
    @Test func guestsAreThoseOfTheRepository() async throws {
        let guests = try await DogsInteractor(repository: MockDogsRepository()).guests()
        #expect(guests.map(\.name) == ["Fig", "Tuesday"])
    }
}
