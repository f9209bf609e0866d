//
//  TransfersCoordinator.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

import UIKit

final class TransfersCoordinator: BaseCoordinator {
  private let container: TransfersDIContainer
  var account: Account?

  init(navigationController: UINavigationController, container: TransfersDIContainer) {
    self.container = container
    super.init(navigationController: navigationController)
  }

  override func start() {
    guard let account else { return }
    let viewController = container.makeTransfersViewController(account: account)
    viewController.coordinator = self
    pushViewController(viewController, animated: false)
  }
}
