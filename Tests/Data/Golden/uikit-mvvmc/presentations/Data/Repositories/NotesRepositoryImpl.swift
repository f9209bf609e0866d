final class NotesRepositoryImpl: NotesRepositoryProtocol {
    // MARK: - Services & Dependencies
    private let remoteDataSource: NotesRemoteDataSourceProtocol

    // MARK: - Initialization
    init(remoteDataSource: NotesRemoteDataSourceProtocol) {
        self.remoteDataSource = remoteDataSource
    }

    // MARK: - Notes
    func getNotes() async throws -> [Note] {
        return try await remoteDataSource.getNotes().map { $0.toEntity() }
    }

    func getNote(id: String) async throws -> Note {
        return try await remoteDataSource.getNote(id: id).toEntity()
    }

    func updateNote(note: Note) async throws {
        try await remoteDataSource.updateNote(note: NoteDTO(note))
    }

    func createNote(note: Note) async throws {
        try await remoteDataSource.createNote(note: NoteDTO(note))
    }
}
