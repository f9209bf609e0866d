import XCTest

@testable import Gymlog

@MainActor
final class ViewModelTests: XCTestCase {
  private let container = DependencyContainer()

  func testListShowsWhatIsThere() async throws {
    let squats = Workout(id: UUID(), name: "Squats", copyOf: nil)
    try await container.workoutService.save(squats)
    let model = WorkoutsListViewModel(service: container.workoutService, coordinator: nil)
    await model.loadData()
    guard case .loaded(let workouts) = model.state else { return XCTFail("not loaded") }
    XCTAssertEqual(workouts, [squats])
  }

  func testWorkoutThatIsGoneIsAnError() async {
    let model = WorkoutsWorkoutViewModel(id: UUID(), service: container.workoutService, coordinator: nil)
    await model.loadData()
    XCTAssertNotNil(model.error)
  }

  func testEditorClosesWhenSaved() async {
    let app = AppCoordinator(dependencies: container)
    let coordinator = WorkoutsCoordinator(parent: app, dependencies: container)
    coordinator.present(.editor(id: nil))
    let model = WorkoutsEditorViewModel(id: nil, service: container.workoutService, coordinator: coordinator)
    await model.save()
    XCTAssertNil(coordinator.presentedSheet)
  }

  func testLoginNeedsAnAddress() async {
    let model = AuthLoginViewModel(service: container.sessionService, coordinator: nil)
    await model.logIn()
    XCTAssertNotNil(model.error)
  }

  func testForgottenPasswordGoesBack() {
    let app = AppCoordinator(dependencies: container)
    app.authCoordinator.push(.forgotPassword)
    AuthForgotPasswordViewModel(coordinator: app.authCoordinator).done()
    XCTAssertTrue(app.authCoordinator.navigationStack.isEmpty)
  }
}
