//
//  AccountsViewModel.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

import Combine
import Foundation

protocol AccountsViewModelInput {
  func load() async
}

protocol AccountsViewModelOutput: ObservableObject {
  var accounts: [Account] { get }
  var isLoading: Bool { get }
}

final class AccountsViewModel: AccountsViewModelInput, AccountsViewModelOutput {
  @Published private(set) var accounts: [Account] = []
  @Published private(set) var isLoading = false

  private let getAccountsUseCase: GetAccountsUseCaseProtocol

  init(getAccountsUseCase: GetAccountsUseCaseProtocol) {
    self.getAccountsUseCase = getAccountsUseCase
  }

  func load() async {
    isLoading = true
    accounts = (try? await getAccountsUseCase.execute()) ?? []
    isLoading = false
  }
}
