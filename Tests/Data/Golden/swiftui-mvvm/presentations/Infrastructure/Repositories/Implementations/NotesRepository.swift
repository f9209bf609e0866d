struct NotesRepository: NotesRepositoryProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getNotes() async throws -> [Note] {
        let response: [NoteDTO] = try await networkService.request(Endpoint(.get, "notes"))
        return response.map(\.model)
    }

    func getNote(id: String) async throws -> Note {
        let response: NoteDTO = try await networkService.request(Endpoint(.get, "notes", id))
        return response.model
    }

    func updateNote(note: Note) async throws {
        try await networkService.data(for: Endpoint(.put, "notes", note.id, body: NoteDTO(note)))
    }

    func createNote(note: Note) async throws {
        try await networkService.data(for: Endpoint(.post, "notes", body: NoteDTO(note)))
    }
}
