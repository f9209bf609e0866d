import Common

nonisolated struct NotesRepository: NotesRepositoryProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getNotes() async throws -> [Note] {
        try await networkService.request(Endpoint(.get, "notes"))
    }

    func getNote(id: String) async throws -> Note {
        try await networkService.request(Endpoint(.get, "notes", id))
    }

    func updateNote(note: Note) async throws {
        try await networkService.send(Endpoint(.put, "notes", note.id, body: note))
    }

    func createNote(note: Note) async throws {
        try await networkService.send(Endpoint(.post, "notes", body: note))
    }
}
