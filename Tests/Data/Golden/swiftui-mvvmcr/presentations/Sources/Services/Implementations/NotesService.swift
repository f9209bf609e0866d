struct NotesService: NotesServiceProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getNotes() async throws -> [Note] {
        try await networkService.value(for: NetworkRequest(.get, "notes"))
    }

    func getNote(id: String) async throws -> Note {
        try await networkService.value(for: NetworkRequest(.get, "notes/\(id.urlEncoded)"))
    }

    func updateNote(note: Note) async throws {
        try await networkService.send(NetworkRequest(.put, "notes/\(note.id.urlEncoded)", body: note))
    }

    func createNote(note: Note) async throws {
        try await networkService.send(NetworkRequest(.post, "notes", body: note))
    }
}
