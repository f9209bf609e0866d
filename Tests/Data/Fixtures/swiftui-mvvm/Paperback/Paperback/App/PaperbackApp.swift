//
//  PaperbackApp.swift
//  Paperback
//

import SwiftUI

@main
struct PaperbackApp: App {
  @StateObject private var coordinator = DIContainer.shared.makeCoordinator()

  var body: some Scene {
    WindowGroup {
      RootView(coordinator: coordinator)
    }
  }
}
