//
//  MainScreen.swift
//  Museum
//

import Combine
import Common
import SwiftUI
import UIKit

@MainActor
protocol MainCoordinatorActions: AnyObject {
	func show(_ feature: AppFeature)
	func showToday()
}

nonisolated protocol MainScreenFactoryProtocol {
	@MainActor
	func makeMainScreen(coordinator: MainCoordinatorActions) -> UIViewController
}

nonisolated struct MainScreenFactory: MainScreenFactoryProtocol {
	@MainActor
	func makeMainScreen(coordinator: MainCoordinatorActions) -> UIViewController {
		UIHostingController(rootView: MainScreen(viewModel: MainViewModel(coordinator: coordinator)))
	}
}

@MainActor
final class MainViewModel: ObservableObject {
	let features = AppFeature.allCases
	private weak var coordinator: (any MainCoordinatorActions)?

	init(coordinator: MainCoordinatorActions) {
		self.coordinator = coordinator
	}

	func show(_ feature: AppFeature) {
		coordinator?.show(feature)
	}
}

struct MainScreen: View {
	@ObservedObject var viewModel: MainViewModel

	var body: some View {
		List(viewModel.features, id: \.self) { feature in
			Button(feature.title) { viewModel.show(feature) }
		}
	}
}
