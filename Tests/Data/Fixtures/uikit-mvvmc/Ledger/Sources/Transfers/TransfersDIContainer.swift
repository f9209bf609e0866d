//
//  TransfersDIContainer.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

import UIKit

final class TransfersDIContainer {
  private unowned let appDIContainer: AppDIContainer

  init(appDIContainer: AppDIContainer) {
    self.appDIContainer = appDIContainer
  }

  func makeTransfersCoordinator(navigationController: UINavigationController) -> TransfersCoordinator {
    TransfersCoordinator(navigationController: navigationController, container: self)
  }

  func makeTransfersViewController(account: Account) -> TransfersViewController {
    let useCase = SendMoneyUseCase(networkService: appDIContainer.makeNetworkService())
    return TransfersViewController(viewModel: TransfersViewModel(account: account, sendMoneyUseCase: useCase))
  }
}
