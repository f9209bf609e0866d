//
//  AppDIContainer.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

import Foundation

final class AppDIContainer {
  // MARK: Services
  private lazy var networkService: NetworkServiceProtocol = BankService()
  lazy var settings = SettingsManager.shared

  func makeNetworkService() -> NetworkServiceProtocol { networkService }

  // MARK: Modules
  lazy var accountsDIContainer = AccountsDIContainer(appDIContainer: self)
  lazy var transfersDIContainer = TransfersDIContainer(appDIContainer: self)
}
