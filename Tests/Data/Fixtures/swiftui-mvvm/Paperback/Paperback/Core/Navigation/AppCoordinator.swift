//
//  AppCoordinator.swift
//  Paperback
//

import Combine
import SwiftUI

@MainActor
final class AppCoordinator: ObservableObject, Coordinator {
  @Published var path = NavigationPath()

  private let container: DIContainer

  init(container: DIContainer) {
    self.container = container
  }

  func navigate(to route: Route) {
    path.append(route)
  }

  func pop() {
    guard !path.isEmpty else { return }
    path.removeLast()
  }

  func popToRoot() {
    path = NavigationPath()
  }

  // MARK: - Screens

  @ViewBuilder
  func build(_ route: Route) -> some View {
    switch route {
    case .bookList:
      BookListView(viewModel: BookListViewModel(repository: self.container.bookRepository, coordinator: self))
    case .bookDetail(let book):
      BookDetailView(
        viewModel: BookDetailViewModel(book: book, coordinator: self, history: self.container.history)
      )
    default:
      AuthorListView()
    }
  }
}
