//
//  RootView.swift
//  Paperback
//

import SwiftUI

struct RootView: View {
  @ObservedObject var coordinator: AppCoordinator

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      coordinator.build(.bookList)
        .navigationDestination(for: Route.self) { route in
          coordinator.build(route)
        }
    }
  }
}
