import Foundation
import Testing

@testable import Demo

@MainActor
struct NotesUseCaseTests {
    @Test func getNotesAsksTheRepository() async throws {
        let repository = MockNotesRepository()
        let useCase = GetNotesUseCase(repository: repository)

        let result = try await useCase.execute()

        #expect(repository.calls == [.getNotes])
        #expect(result == repository.getNotesResult)
    }

    @Test func getNoteAsksTheRepository() async throws {
        let repository = MockNotesRepository()
        let useCase = GetNoteUseCase(repository: repository)

        let result = try await useCase.execute(id: "item-1")

        #expect(repository.calls == [.getNote(id: "item-1")])
        #expect(result == repository.getNoteResult)
    }

    @Test func updateNoteAsksTheRepository() async throws {
        let repository = MockNotesRepository()
        let useCase = UpdateNoteUseCase(repository: repository)

        try await useCase.execute(
            note: Note(
                id: "note-1",
                title: "Title 1",
                body: "Body 1",
                isPinned: true,
                budget: Decimal(50),
                reminder: Date(timeIntervalSince1970: 44),
                state: .open
            )
        )

        #expect(
            repository.calls == [
                .updateNote(
                    note: Note(
                        id: "note-1",
                        title: "Title 1",
                        body: "Body 1",
                        isPinned: true,
                        budget: Decimal(50),
                        reminder: Date(timeIntervalSince1970: 44),
                        state: .open
                    )
                )
            ]
        )
    }

    @Test func createNoteAsksTheRepository() async throws {
        let repository = MockNotesRepository()
        let useCase = CreateNoteUseCase(repository: repository)

        try await useCase.execute(
            note: Note(
                id: "note-1",
                title: "Title 1",
                body: "Body 1",
                isPinned: true,
                budget: Decimal(50),
                reminder: Date(timeIntervalSince1970: 44),
                state: .open
            )
        )

        #expect(
            repository.calls == [
                .createNote(
                    note: Note(
                        id: "note-1",
                        title: "Title 1",
                        body: "Body 1",
                        isPinned: true,
                        budget: Decimal(50),
                        reminder: Date(timeIntervalSince1970: 44),
                        state: .open
                    )
                )
            ]
        )
    }
}
