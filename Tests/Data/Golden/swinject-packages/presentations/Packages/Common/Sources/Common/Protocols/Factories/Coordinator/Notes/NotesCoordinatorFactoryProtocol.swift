public nonisolated protocol NotesCoordinatorFactoryProtocol {
    @MainActor
    func makeNotesCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> NotesFlowCoordinatorProtocol
}
