//
//  Account.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

struct Account: Codable, Equatable, Sendable {
  let number: String
  let balance: Double
}
