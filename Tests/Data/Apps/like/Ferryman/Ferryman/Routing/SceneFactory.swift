import UIKit

/// Puts the parts of each scene together.
@MainActor
struct SceneFactory {
    let timetable: Timetable

    func menu(router: MainRouting) -> UIViewController {
        MenuViewController(router: router)
    }

    func listCrossings(router: MainRouting) -> UIViewController {
        let presenter = ListCrossingsPresenter()
        let interactor = ListCrossingsInteractor(presenter: presenter, worker: ListCrossingsWorker(timetable: timetable))
        let sceneRouter = ListCrossingsRouter(main: router, dataStore: interactor)
        let viewController = ListCrossingsViewController(interactor: interactor, router: sceneRouter)
        presenter.viewController = viewController
        return viewController
    }

    func listPiers(router: MainRouting) -> UIViewController {
        let presenter = ListPiersPresenter()
        let interactor = ListPiersInteractor(presenter: presenter, worker: ListPiersWorker(timetable: timetable))
        let sceneRouter = ListPiersRouter(main: router, dataStore: interactor)
        let viewController = ListPiersViewController(interactor: interactor, router: sceneRouter)
        presenter.viewController = viewController
        return viewController
    }

    func showTicket(crossingID: String, router: MainRouting) -> UIViewController {
        let presenter = ShowTicketPresenter()
        let interactor = ShowTicketInteractor(crossingID: crossingID, presenter: presenter, timetable: timetable)
        let viewController = ShowTicketViewController(interactor: interactor)
        presenter.viewController = viewController
        return viewController
    }
}
