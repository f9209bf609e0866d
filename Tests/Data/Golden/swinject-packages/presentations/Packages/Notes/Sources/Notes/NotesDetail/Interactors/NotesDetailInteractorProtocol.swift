nonisolated protocol NotesDetailInteractorProtocol: Sendable {
    func getNote(id: String) async throws -> Note
}
