import Combine

/// A coordinator of a tab: its title in the bar, its stack, and the routes that links open.
@MainActor
protocol FeatureCoordinator: ObservableObject {
  associatedtype Step: Route

  var title: String { get }
  var path: [Step] { get set }

  func push(_ step: Step, animated: Bool)
  func open(_ step: Step)
  func popToRoot()
}
