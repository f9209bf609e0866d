extension DependencyContainer {
    func makeNotesService() -> NotesServiceProtocol {
        #if DEBUG
        if usesSampleData { return MockNotesService() }
        #endif
        return NotesService(networkService: networkService)
    }
}
