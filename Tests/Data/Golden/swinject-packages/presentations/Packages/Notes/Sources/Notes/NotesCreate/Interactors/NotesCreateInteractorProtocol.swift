nonisolated protocol NotesCreateInteractorProtocol: Sendable {
    func createNote(note: Note) async throws
}
