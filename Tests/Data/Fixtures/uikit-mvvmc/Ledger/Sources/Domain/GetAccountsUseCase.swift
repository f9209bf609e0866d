//
//  GetAccountsUseCase.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

protocol GetAccountsUseCaseProtocol: Sendable {
  func execute() async throws -> [Account]
}

final class GetAccountsUseCase: GetAccountsUseCaseProtocol {
  private let repository: AccountsRepository

  init(repository: AccountsRepository) {
    self.repository = repository
  }

  func execute() async throws -> [Account] {
    try await repository.accounts()
  }
}
