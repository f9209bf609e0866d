//
//  SettingsManager.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

import Foundation

final class SettingsManager {
  static let shared = SettingsManager()

  var showsCents: Bool {
    get { UserDefaults.standard.bool(forKey: "showsCents") }
    set { UserDefaults.standard.set(newValue, forKey: "showsCents") }
  }
}
