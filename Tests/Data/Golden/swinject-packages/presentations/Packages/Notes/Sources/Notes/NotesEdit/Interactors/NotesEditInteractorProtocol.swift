nonisolated protocol NotesEditInteractorProtocol: Sendable {
    func getNote(id: String) async throws -> Note
    func updateNote(note: Note) async throws
}
