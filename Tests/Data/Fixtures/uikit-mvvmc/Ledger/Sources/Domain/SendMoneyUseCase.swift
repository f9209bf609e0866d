//
//  SendMoneyUseCase.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

protocol SendMoneyUseCaseProtocol: Sendable {
  func execute(to number: String, amount: Double) async throws
}

final class SendMoneyUseCase: SendMoneyUseCaseProtocol {
  private let networkService: NetworkServiceProtocol

  init(networkService: NetworkServiceProtocol) {
    self.networkService = networkService
  }

  func execute(to number: String, amount: Double) async throws {
    try await networkService.send(Endpoint(.post, "transfers", number, query: ["amount": String(amount)]))
  }
}
