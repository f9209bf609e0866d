import UIKit

extension BaseCoordinator {
    // MARK: - Input
    /// Goes on at once, or asks first if what was entered on one of the screens would be lost.
    func discardInput(of screens: [UIViewController], then proceed: @escaping () -> Void) {
        guard screens.contains(where: { $0.keepsInput }) else { return proceed() }
        navigationController.presentationStack.last?.showConfirmation(
            title: String(localized: "common.discardChanges.confirmation"),
            action: String(localized: "common.discardChanges"),
            cancel: String(localized: "common.keepEditing"),
            handler: proceed
        )
    }

    /// Closes a sheet, or finishes the flow in it; asks first if input would be lost.
    func closeSheet(_ sheet: UIViewController) {
        discardInput(of: [sheet]) { [weak self] in
            if let flow = self?.childCoordinators.first(where: { $0.navigationController === sheet }) {
                flow.finish()
            } else {
                sheet.presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// Goes back to the flow's first screen and on from there, without an animation; asks first if input would be lost.
    func returnToRoot(then show: @escaping () -> Void) {
        discardInput(of: Array(navigationController.screens.dropFirst())) { [self] in
            UIView.performWithoutAnimation {
                returnToRoot()
                show()
            }
        }
    }
}
