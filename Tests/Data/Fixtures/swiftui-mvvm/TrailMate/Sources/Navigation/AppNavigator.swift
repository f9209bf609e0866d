import Combine
import Foundation
import SwiftUI

@MainActor
final class AppNavigator: ObservableObject, Navigator {
	@Published var tab = MainTab.hikes
	@Published var stacks = Stacks()
	@Published var modal: Destination?

	private let dependencies: AppContainer

	init(dependencies: AppContainer) {
		self.dependencies = dependencies
	}

	func push(_ destination: Destination) {
		switch destination.presentation {
		case .push:
			stacks[tab].append(destination)
		case .sheet, .fullScreen:
			modal = destination
		}
	}

	func goBack() {
		_ = stacks[tab].popLast()
	}

	func goToRoot() {
		stacks[tab] = []
	}

	func dismiss() {
		modal = nil
	}

	func open(_ url: URL) {
		guard let destination = DeepLinkHandler().destination(for: url) else { return }
		dismiss()
		push(destination)
	}

	@ViewBuilder
	func view(for destination: Destination) -> some View {
		switch destination {
		case .hikesOverview:
			HikesOverviewView(viewModel: HikesOverviewViewModel(hikes: self.dependencies.hikesRepository, navigator: self))
		case .hikesStages(let hikeID):
			HikesStagesView(
				viewModel: HikesStagesViewModel(hikeID: hikeID, hikes: self.dependencies.hikesRepository, navigator: self)
			)
		case .profile:
			ProfileView(viewModel: ProfileViewModel(navigator: self))
		case .settings:
			SettingsView(viewModel: SettingsViewModel(navigator: self))
		}
	}
}

/// What is pushed, tab by tab.
struct Stacks: Equatable {
	private var destinations: [MainTab: [Destination]] = [:]

	subscript(tab: MainTab) -> [Destination] {
		get { destinations[tab] ?? [] }
		set { destinations[tab] = newValue }
	}
}
