//
//  MainViewModelTests.swift
//  Museum
//

import Common
import Testing

@testable import Main

@MainActor
struct MainViewModelTests {
	private final class Actions: MainCoordinatorActions {
		var shown: [AppFeature] = []

		func show(_ feature: AppFeature) { shown.append(feature) }
		func showToday() {}
	}

	@Test("leads to each feature")
	func shows() {
		let actions = Actions()
		MainViewModel(coordinator: actions).show(.artworks)
		#expect(actions.shown == [.artworks])
	}
}
