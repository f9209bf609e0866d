//
//  BookDetailViewModel.swift
//  Paperback
//

import Combine
import SwiftUI

@MainActor
final class BookDetailViewModel: ObservableObject {
  let book: Book
  @Published var isHighlighted = false

  private let coordinator: Coordinator
  private let history: HistoryStoring

  init(book: Book, coordinator: Coordinator, history: HistoryStoring) {
    self.book = book
    self.coordinator = coordinator
    self.history = history
  }

  var titleColor: Color {
    isHighlighted ? .accentColor : .primary
  }

  func didAppear() {
    history.remember(book.id)
  }

  func didTapDone() {
    coordinator.popToRoot()
  }
}
