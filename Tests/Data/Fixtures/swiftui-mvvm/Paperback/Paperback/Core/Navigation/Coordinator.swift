//
//  Coordinator.swift
//  Paperback
//

@MainActor
protocol Coordinator: AnyObject {
  func navigate(to route: Route)
  func pop()
  func popToRoot()
}
