// MARK: - Notes Remote Data Source Protocol
protocol NotesRemoteDataSourceProtocol: Sendable {
    func getNotes() async throws -> [NoteDTO]
    func getNote(id: String) async throws -> NoteDTO
    func updateNote(note: NoteDTO) async throws
    func createNote(note: NoteDTO) async throws
}

// MARK: - Notes Remote Data Source
final class NotesRemoteDataSource: NotesRemoteDataSourceProtocol {
    // MARK: - Services & Dependencies
    private let networkService: NetworkServiceProtocol

    // MARK: - Initialization
    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    // MARK: - Requests
    func getNotes() async throws -> [NoteDTO] {
        return try await networkService.request(Endpoint(.get, "notes"))
    }

    func getNote(id: String) async throws -> NoteDTO {
        return try await networkService.request(Endpoint(.get, "notes", id))
    }

    func updateNote(note: NoteDTO) async throws {
        try await networkService.send(Endpoint(.put, "notes", note.id, body: note))
    }

    func createNote(note: NoteDTO) async throws {
        try await networkService.send(Endpoint(.post, "notes", body: note))
    }
}
