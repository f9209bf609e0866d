import Foundation
import Testing

@testable import Demo

@MainActor
struct NotesRepositoryTests {
    @Test func getNotesAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let answer = [
            Note(
                id: "note-1",
                title: "Title 1",
                body: "Body 1",
                isPinned: true,
                budget: Decimal(50),
                reminder: Date(timeIntervalSince1970: 44),
                state: .open
            ),
            Note(
                id: "note-2",
                title: "Title 2",
                body: "Body 2",
                isPinned: false,
                budget: Decimal(51),
                reminder: Date(timeIntervalSince1970: 45),
                state: .done
            ),
        ]
        network.answer = try JSONEncoder.server.encode(answer.map { NoteDTO($0) })

        let result = try await repository.getNotes()

        #expect(result == answer)
        let expected = Endpoint(.get, "notes")
        #expect(network.endpoints == [expected])
    }

    @Test func getNoteAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let id = "item-1"
        let answer = Note(
            id: "note-1",
            title: "Title 1",
            body: "Body 1",
            isPinned: true,
            budget: Decimal(50),
            reminder: Date(timeIntervalSince1970: 44),
            state: .open
        )
        network.answer = try JSONEncoder.server.encode(NoteDTO(answer))

        let result = try await repository.getNote(id: id)

        #expect(result == answer)
        let expected = Endpoint(.get, "notes", id)
        #expect(network.endpoints == [expected])
    }

    @Test func updateNoteAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let note = Note(
            id: "note-1",
            title: "Title 1",
            body: "Body 1",
            isPinned: true,
            budget: Decimal(50),
            reminder: Date(timeIntervalSince1970: 44),
            state: .open
        )

        try await repository.updateNote(note: note)

        let expected = try Endpoint(.put, "notes", note.id, body: NoteDTO(note))
        #expect(network.endpoints == [expected])
    }

    @Test func createNoteAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let note = Note(
            id: "note-1",
            title: "Title 1",
            body: "Body 1",
            isPinned: true,
            budget: Decimal(50),
            reminder: Date(timeIntervalSince1970: 44),
            state: .open
        )

        try await repository.createNote(note: note)

        let expected = try Endpoint(.post, "notes", body: NoteDTO(note))
        #expect(network.endpoints == [expected])
    }

    @Test func handsOnTheServersErrors() async {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        network.error = NetworkError.serverError(500)

        var thrown: Error?
        do {
            _ = try await repository.getNotes()
        } catch {
            thrown = error
        }

        #expect(thrown as? NetworkError == .serverError(500))
    }

    // MARK: - Private Methods
    private func makeRepository(_ network: MockNetworkService) -> NotesRepositoryImpl {
        return NotesRepositoryImpl(remoteDataSource: NotesRemoteDataSource(networkService: network))
    }
}
