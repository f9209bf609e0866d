//
//  MainCoordinator.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

import UIKit

final class MainCoordinator: BaseCoordinator {
  private let appContainer: AppDIContainer

  init(navigationController: UINavigationController, appContainer: AppDIContainer) {
    self.appContainer = appContainer
    super.init(navigationController: navigationController)
  }

  override func start() {
    let coordinator = appContainer.accountsDIContainer.makeAccountsCoordinator(
      navigationController: navigationController
    )
    coordinator.onTransfer = { [weak self] account in self?.showTransfersFlow(from: account) }
    addChildCoordinator(coordinator)
    coordinator.start()
  }

  func showTransfersFlow(from account: Account) {
    let coordinator = appContainer.transfersDIContainer.makeTransfersCoordinator(
      navigationController: UINavigationController()
    )
    coordinator.account = account
    addChildCoordinator(coordinator)
    coordinator.start()
    navigationController.present(coordinator.navigationController, animated: true)
  }
}
