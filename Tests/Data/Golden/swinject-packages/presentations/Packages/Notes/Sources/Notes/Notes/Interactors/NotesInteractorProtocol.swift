nonisolated protocol NotesInteractorProtocol: Sendable {
    func getNotes() async throws -> [Note]
}
