protocol NotesRepositoryProtocol: Sendable {
    func getNotes() async throws -> [Note]
    func getNote(id: String) async throws -> Note
    func updateNote(note: Note) async throws
    func createNote(note: Note) async throws
}
