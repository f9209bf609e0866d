//
//  AuthorListViewModel.swift
//  Paperback
//

import Combine

@MainActor
final class AuthorListViewModel: ObservableObject {
  @Published private(set) var names: [String] = []

  private let repository: AuthorRepository
  // scaffold:disable:next vm.weak-coordinator -- the coordinator outlives every screen
  private weak var coordinator: Coordinator?

  init(repository: AuthorRepository = DIContainer.shared.authorRepository, coordinator: Coordinator? = nil) {
    self.repository = repository
    self.coordinator = coordinator
  }

  func load() async {
    names = (try? await repository.fetchNames()) ?? []
    ReadingHistory.shared.remember(0)
  }

  func didTapBack() {
    coordinator?.pop()
  }
}
