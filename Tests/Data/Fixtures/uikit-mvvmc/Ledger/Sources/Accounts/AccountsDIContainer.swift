//
//  AccountsDIContainer.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

import UIKit

final class AccountsDIContainer {
  private unowned let appDIContainer: AppDIContainer

  init(appDIContainer: AppDIContainer) {
    self.appDIContainer = appDIContainer
  }

  func makeAccountsCoordinator(navigationController: UINavigationController) -> AccountsCoordinator {
    AccountsCoordinator(navigationController: navigationController, container: self)
  }

  func makeAccountsViewModel() -> AccountsViewModel {
    let repository = RemoteAccountsRepository(networkService: appDIContainer.makeNetworkService())
    return AccountsViewModel(getAccountsUseCase: GetAccountsUseCase(repository: repository))
  }

  func makeAccountsViewController() -> AccountsViewController {
    AccountsViewController(viewModel: makeAccountsViewModel())
  }
}
