import Testing
import UIKit

@testable import Demo

@MainActor
struct NotesDIContainerTests {
    @Test func makesNotesWithAViewModelOfItsOwn() {
        let container = NotesDIContainer(appDIContainer: .shared)

        let viewController = container.makeNotesViewController()

        let other = container.makeNotesViewController()
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesNotesDetailWithAViewModelOfItsOwn() {
        let container = NotesDIContainer(appDIContainer: .shared)
        let itemId = "item-1"

        let viewController = container.makeNotesDetailViewController(itemId: itemId)

        #expect(viewController.viewModel.itemId == itemId)
        let other = container.makeNotesDetailViewController(itemId: itemId)
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesNotesEditWithAViewModelOfItsOwn() {
        let container = NotesDIContainer(appDIContainer: .shared)
        let itemId = "item-1"

        let viewController = container.makeNotesEditViewController(itemId: itemId)

        #expect(viewController.viewModel.itemId == itemId)
        let other = container.makeNotesEditViewController(itemId: itemId)
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesNotesCreateWithAViewModelOfItsOwn() {
        let container = NotesDIContainer(appDIContainer: .shared)

        let viewController = container.makeNotesCreateViewController()

        let other = container.makeNotesCreateViewController()
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesNotesGalleryWithAViewModelOfItsOwn() {
        let container = NotesDIContainer(appDIContainer: .shared)

        let viewController = container.makeNotesGalleryViewController()

        let other = container.makeNotesGalleryViewController()
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesNotesSettingsWithAViewModelOfItsOwn() {
        let container = NotesDIContainer(appDIContainer: .shared)

        let viewController = container.makeNotesSettingsViewController()

        let other = container.makeNotesSettingsViewController()
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func showsSampleDataOrAsksTheServer() {
        let samples = NotesDIContainer(appDIContainer: AppDIContainer(usesSampleData: true))
        #expect(samples.notesRepository is MockNotesRepository)

        let live = NotesDIContainer(appDIContainer: AppDIContainer(usesSampleData: false))
        #expect(live.notesRepository is NotesRepositoryImpl)
    }

    @Test func handsTheNavigationControllerToTheCoordinator() {
        let container = NotesDIContainer(appDIContainer: .shared)
        let navigationController = UINavigationController()

        let coordinator = container.makeNotesFlowCoordinator(navigationController: navigationController)

        #expect(coordinator.navigationController === navigationController)
    }
}
