import Foundation
import Testing

@testable import Demo

@MainActor
struct NotesServiceTests {
    @Test("getNotes asks the server and reads its answer")
    func getNotes() async throws {
        let givenAnswer = Note.samples
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await NotesService(networkService: mockNetwork).getNotes()
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "notes")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("getNote asks the server and reads its answer")
    func getNote() async throws {
        let id = "a/b c?d&é=1%+"
        let givenAnswer = Note.samples[0]
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await NotesService(networkService: mockNetwork).getNote(id: id)
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "notes/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B")
        #expect(mockNetwork.requests == [expectedRequest])
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
        let mockNetwork = try MockNetworkService()
        try await NotesService(networkService: mockNetwork).updateNote(note: note)

        let expectedRequest = try NetworkRequest(.put, "notes/\(note.id.urlEncoded)", body: note)
        #expect(mockNetwork.requests == [expectedRequest])
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
        let mockNetwork = try MockNetworkService()
        try await NotesService(networkService: mockNetwork).createNote(note: note)

        let expectedRequest = try NetworkRequest(.post, "notes", body: note)
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("the container makes one with sample data, or one that asks the server")
    func isMade() {
        #expect(DependencyContainer(usesSampleData: true).notesService is MockNotesService)
        #expect(DependencyContainer(usesSampleData: false).notesService is NotesService)
    }
}
