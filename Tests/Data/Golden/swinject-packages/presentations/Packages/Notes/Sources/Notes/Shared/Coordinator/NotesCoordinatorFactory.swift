import Common
import Swinject

nonisolated struct NotesCoordinatorFactory: NotesCoordinatorFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeNotesCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> NotesFlowCoordinatorProtocol {
        NotesCoordinator(router: router, resolver: resolver, finishDelegate: finishDelegate)
    }
}
