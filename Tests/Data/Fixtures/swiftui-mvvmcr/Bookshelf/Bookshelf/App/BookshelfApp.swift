//
//  BookshelfApp.swift
//  Bookshelf
//

import SwiftUI

@main
struct BookshelfApp: App {
	@StateObject private var coordinator = AppCoordinator(container: AppContainer())

	var body: some Scene {
		WindowGroup {
			coordinator.rootView()
				.onOpenURL { coordinator.open($0) }
		}
	}
}
