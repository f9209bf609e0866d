extension DIContainer {
    func makeNotesRepository() -> NotesRepositoryProtocol {
        #if DEBUG
        if usesMockAPI { return MockNotesRepository() }
        #endif
        return NotesRepository(networkService: networkService)
    }
}
