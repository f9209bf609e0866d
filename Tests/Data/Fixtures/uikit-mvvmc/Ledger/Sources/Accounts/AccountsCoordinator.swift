//
//  AccountsCoordinator.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

import UIKit

final class AccountsCoordinator: BaseCoordinator {
  private let container: AccountsDIContainer
  var onTransfer: ((Account) -> Void)?

  init(navigationController: UINavigationController, container: AccountsDIContainer) {
    self.container = container
    super.init(navigationController: navigationController)
  }

  override func start() {
    let viewController = container.makeAccountsViewController()
    viewController.coordinator = self
    pushViewController(viewController, animated: false)
  }

  func showTransfer(from account: Account) {
    onTransfer?(account)
  }
}
