//
//  CoordinatorSpy.swift
//  PaperbackTests
//

@testable import Paperback

@MainActor
final class CoordinatorSpy: Coordinator {
  private(set) var routes: [Route] = []

  func navigate(to route: Route) {
    routes.append(route)
  }

  func pop() {
    if !routes.isEmpty { routes.removeLast() }
  }

  func popToRoot() {
    routes = []
  }
}
