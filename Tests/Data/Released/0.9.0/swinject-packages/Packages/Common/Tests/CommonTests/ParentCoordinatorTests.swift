import Testing

@testable import Common

@MainActor
struct ParentCoordinatorTests {
    private final class Child: ChildCoordinator {
        weak var finishDelegate: CoordinatorFinishDelegate?

        func start() {}
    }

    private final class Parent: ParentCoordinator {
        var childCoordinators: [ChildCoordinator] = []

        func start() {}
    }

    @Test("keeps a flow until it finishes")
    func keepsChildren() {
        let parent = Parent()
        let (first, second) = (Child(), Child())
        for child in [first, second] {
            child.finishDelegate = parent
            parent.addChild(child)
        }

        first.finish()
        #expect(parent.childCoordinators.count == 1)
        #expect(parent.childCoordinators.first === second)
    }
}
