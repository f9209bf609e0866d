import Testing

@testable import About

@MainActor
struct AboutViewModelTests {
    private let coordinator: CoordinatorSpy
    private let viewModel: AboutViewModel

    init() {
        coordinator = CoordinatorSpy()
        viewModel = AboutViewModel(coordinator: coordinator)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return AboutViewModel(coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: AboutCoordinatorActions {}
}
