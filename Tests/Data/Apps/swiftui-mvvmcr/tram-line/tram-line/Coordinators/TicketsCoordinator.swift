import Combine
import SwiftUI

@MainActor
final class TicketsCoordinator: FeatureCoordinator {
  @Published var path: [TicketsRoute] = []

  let title: String
  private let factory: TicketsViewFactory

  init(dependencies: DependencyContainer, title: String) {
    self.title = title
    factory = TicketsViewFactory(dependencies: dependencies)
  }

  func push(_ step: TicketsRoute, animated: Bool) {
    path.append(step)
  }

  func open(_ step: TicketsRoute) {
    popToRoot()
  }

  func popToRoot() {
    path.removeAll()
  }

  @ViewBuilder
  func build(_ step: TicketsRoute) -> some View {
    switch step {
    case .list: factory.makeListView()
    }
  }

  func rootView() -> some View {
    NavigationStack { build(.list).navigationTitle(title) }
  }
}
