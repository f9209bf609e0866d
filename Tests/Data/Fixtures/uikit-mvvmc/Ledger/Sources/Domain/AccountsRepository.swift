//
//  AccountsRepository.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

protocol AccountsRepository: Sendable {
  func accounts() async throws -> [Account]
}

final class RemoteAccountsRepository: AccountsRepository {
  private let networkService: NetworkServiceProtocol

  init(networkService: NetworkServiceProtocol) {
    self.networkService = networkService
  }

  func accounts() async throws -> [Account] {
    try await networkService.request(Endpoint(.get, "accounts"))
  }
}
