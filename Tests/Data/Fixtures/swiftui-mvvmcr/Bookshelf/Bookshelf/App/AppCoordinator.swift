//
//  AppCoordinator.swift
//  Bookshelf
//

import Combine
import SwiftUI

final class AppCoordinator: ObservableObject {

	@Published var selectedTab = AppTab.library
	@Published private(set) var isSignedIn: Bool
	@Published private(set) var libraryCoordinator: LibraryCoordinator!
	@Published private(set) var readerCoordinator: ReaderCoordinator!

	private let container: AppContainer

	init(container: AppContainer) {
		self.container = container
		isSignedIn = container.defaults.bool(forKey: "isSignedIn")
		setUpChildCoordinators()
	}

	private func setUpChildCoordinators() {
		libraryCoordinator = LibraryCoordinator(parent: self, container: container)
		readerCoordinator = ReaderCoordinator(parent: self, container: container)
	}

	// MARK: - Session

	func signIn() {
		isSignedIn = true
		container.defaults.set(true, forKey: "isSignedIn")
	}

	func signOut() {
		libraryCoordinator.reset()
		readerCoordinator.popToRoot()
		isSignedIn = false
		container.defaults.removeObject(forKey: "isSignedIn")
	}

	// MARK: - Views

	@ViewBuilder
	func rootView() -> some View {
		if isSignedIn {
			MainTabView(appCoordinator: self)
		} else {
			WelcomeView(start: signIn)
		}
	}
}
