//
//  AccountsViewModelTests.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

import Testing

@testable import Ledger

@MainActor
struct AccountsViewModelTests {
  private struct Accounts: GetAccountsUseCaseProtocol {
    func execute() async throws -> [Account] {
      [Account(number: "12", balance: 3.5)]
    }
  }

  @Test func showsTheAccounts() async {
    let viewModel = AccountsViewModel(getAccountsUseCase: Accounts())
    await viewModel.load()
    #expect(viewModel.accounts.map(\.number) == ["12"])
    #expect(!viewModel.isLoading)
  }
}
