//
//  TransfersViewModel.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

import Combine
import Foundation

final class TransfersViewModel: ObservableObject {
  let account: Account
  @Published var number = ""
  @Published var amount = 0.0
  @Published private(set) var isLoading = false
  @Published private(set) var isSent = false
  @Published private(set) var errorMessage: String?
  @Published private(set) var showError = false

  private let sendMoneyUseCase: SendMoneyUseCaseProtocol

  init(account: Account, sendMoneyUseCase: SendMoneyUseCaseProtocol) {
    self.account = account
    self.sendMoneyUseCase = sendMoneyUseCase
  }

  func send() async {
    isLoading = true
    defer { isLoading = false }
    do {
      try await sendMoneyUseCase.execute(to: number, amount: amount)
      isSent = true
    } catch {
      errorMessage = error.localizedDescription
      showError = true
    }
  }
}
