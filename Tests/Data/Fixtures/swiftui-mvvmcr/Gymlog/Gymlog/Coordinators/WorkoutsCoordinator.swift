import Combine
import SwiftUI

@MainActor
final class WorkoutsCoordinator: ObservableObject {
  @Published var navigationStack: [NavigationItem] = []
  @Published var presentedSheet: NavigationItem?
  @Published var presentedFullScreen: NavigationItem?

  private weak var parent: AppCoordinator?
  private let factory: WorkoutsViewFactory

  init(parent: AppCoordinator, dependencies: DependencyContainer) {
    self.parent = parent
    factory = WorkoutsViewFactory(dependencies: dependencies)
  }

  // MARK: - Navigation

  func push(_ route: WorkoutsRoute) { navigationStack.append(NavigationItem(route)) }

  func pop() {
    guard !navigationStack.isEmpty else { return }
    navigationStack.removeLast()
  }

  func popToRoot() { navigationStack.removeAll() }

  func present(_ route: WorkoutsRoute, fullScreen: Bool = false) {
    if fullScreen {
      presentedFullScreen = NavigationItem(route)
    } else {
      presentedSheet = NavigationItem(route)
    }
  }

  func dismiss() {
    presentedSheet = nil
    presentedFullScreen = nil
  }

  // MARK: - Links

  func handle(deepLink route: WorkoutsRoute) {
    dismiss()
    popToRoot()
    guard route != .list else { return }
    push(route)
  }

  func reset() {
    dismiss()
    popToRoot()
    factory.clearCache()
  }

  // MARK: - Views

  @ViewBuilder
  func build(_ route: WorkoutsRoute) -> some View {
    switch route {
    case .list: factory.list(coordinator: self)
    case .workout(let id): factory.workout(id: id, coordinator: self)
    case .editor(let id): factory.editor(id: id, coordinator: self)
    }
  }

  func rootView() -> some View {
    WorkoutsCoordinatorView(coordinator: self)
  }
}

struct WorkoutsCoordinatorView: View {
  @ObservedObject var coordinator: WorkoutsCoordinator

  var body: some View {
    NavigationStack(path: $coordinator.navigationStack) {
      coordinator.build(.list)
        .navigationDestination(for: NavigationItem.self) { screen($0) }
    }
    .sheet(item: $coordinator.presentedSheet) { item in
      NavigationStack { screen(item) }
    }
    .fullScreenCover(item: $coordinator.presentedFullScreen) { item in
      NavigationStack { screen(item) }
    }
  }

  @ViewBuilder
  private func screen(_ item: NavigationItem) -> some View {
    if let route = item.route.base as? WorkoutsRoute {
      coordinator.build(route).id(item.id)
    }
  }
}
