import Foundation
import Testing

@testable import Demo

@MainActor
struct NotesRepositoryTests {
    private let network: MockNetworkService
    private let repository: NotesRepository

    init() {
        network = MockNetworkService()
        repository = NotesRepository(networkService: network)
    }

    @Test("getNotes asks the API and gives the model of its answer")
    func getNotes() async throws {
        let endpoint = Endpoint(.get, "notes")
        let answer: [Note] = Note.samples.reversed()
        try network.answer(endpoint, with: answer.map { NoteDTO($0) })
        let result = try await repository.getNotes()
        #expect(result == answer)
    }

    @Test("getNote asks the API and gives the model of its answer")
    func getNote() async throws {
        let id = "a/b c?d&é=1%+"
        let endpoint = Endpoint(.get, "notes", id)
        let answer = Note.samples[1]
        try network.answer(endpoint, with: NoteDTO(answer))
        let result = try await repository.getNote(id: id)
        #expect(result == answer)
    }

    @Test("updateNote tells the API")
    func updateNote() async throws {
        let note = Note(
            id: "note-1",
            title: "Title 1",
            body: "Body 1",
            isPinned: true,
            budget: Decimal(50),
            reminder: Date(timeIntervalSince1970: 44),
            state: .open
        )
        let endpoint = try Endpoint(.put, "notes", note.id, body: NoteDTO(note))
        try network.answer(endpoint)
        try await repository.updateNote(note: note)
        #expect(network.endpoints == [endpoint])
    }

    @Test("createNote tells the API")
    func createNote() async throws {
        let note = Note(
            id: "note-1",
            title: "Title 1",
            body: "Body 1",
            isPinned: true,
            budget: Decimal(50),
            reminder: Date(timeIntervalSince1970: 44),
            state: .open
        )
        let endpoint = try Endpoint(.post, "notes", body: NoteDTO(note))
        try network.answer(endpoint)
        try await repository.createNote(note: note)
        #expect(network.endpoints == [endpoint])
    }

    @Test("hands on what the API refuses with")
    func handsOnErrors() async {
        await #expect(throws: NetworkError.status(404)) {
            try await repository.getNotes()
        }
    }
}
