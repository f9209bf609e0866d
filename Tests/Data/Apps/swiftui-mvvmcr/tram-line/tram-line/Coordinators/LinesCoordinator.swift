import Combine
import SwiftUI

@MainActor
final class LinesCoordinator: FeatureCoordinator {
  @Published var path: [LinesRoute] = []

  let title: String
  private let factory: LinesViewFactory

  init(dependencies: DependencyContainer, title: String) {
    self.title = title
    factory = LinesViewFactory(dependencies: dependencies)
  }

  func push(_ step: LinesRoute, animated: Bool) {
    path.append(step)
  }

  func open(_ step: LinesRoute) {
    popToRoot()
    if step != .list { push(step, animated: false) }
  }

  func popToRoot() {
    path.removeAll()
  }

  @ViewBuilder
  func build(_ step: LinesRoute) -> some View {
    switch step {
    case .list: factory.makeListView(coordinator: self)
    case .detail(let number): factory.makeDetailView(number: number)
    }
  }

  func rootView() -> some View {
    LinesCoordinatorView(coordinator: self)
  }
}

struct LinesCoordinatorView: View {
  @ObservedObject var coordinator: LinesCoordinator

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      coordinator.build(.list)
        .navigationTitle(coordinator.title)
        .navigationDestination(for: LinesRoute.self) { coordinator.build($0) }
    }
  }
}
