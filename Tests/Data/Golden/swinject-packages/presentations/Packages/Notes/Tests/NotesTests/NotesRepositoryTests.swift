import Common
import CommonTesting
import Foundation
import Testing

@testable import Notes

@MainActor
struct NotesRepositoryTests {
    @Test("getNotes asks the server and reads its answer")
    func getNotes() async throws {
        let givenAnswer = Note.samples
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = NotesRepository(networkService: networkService)
        let readAnswer = try await repository.getNotes()
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "notes")
        #expect(networkService.endpoints == [expected])
    }

    @Test("getNote asks the server and reads its answer")
    func getNote() async throws {
        let id = "a/b c?d&é=1%+"
        let givenAnswer = Note.samples[0]
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = NotesRepository(networkService: networkService)
        let readAnswer = try await repository.getNote(id: id)
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "notes", id)
        #expect(networkService.endpoints == [expected])
    }

    @Test("updateNote tells the server")
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
        let networkService = MockNetworkService()
        let repository = NotesRepository(networkService: networkService)
        try await repository.updateNote(note: note)
        let expected = try Endpoint(.put, "notes", note.id, body: note)
        #expect(networkService.endpoints == [expected])
    }

    @Test("createNote tells the server")
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
        let networkService = MockNetworkService()
        let repository = NotesRepository(networkService: networkService)
        try await repository.createNote(note: note)
        let expected = try Endpoint(.post, "notes", body: note)
        #expect(networkService.endpoints == [expected])
    }
}
