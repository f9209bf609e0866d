//
//  ReadingHistory.swift
//  Paperback
//

import Foundation

/// Remembers which books were opened.
@MainActor
protocol HistoryStoring: AnyObject {
  func remember(_ id: Int)
}

@MainActor
final class ReadingHistory: HistoryStoring {
  static let shared = ReadingHistory()

  private(set) var ids: [Int] = []

  func remember(_ id: Int) {
    ids.append(id)
  }
}
