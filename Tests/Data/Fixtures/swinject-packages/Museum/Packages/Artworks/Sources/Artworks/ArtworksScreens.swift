//
//  ArtworksScreens.swift
//  Museum
//

import Combine
import Common
import SwiftUI
import Swinject
import UIKit

@MainActor
protocol ArtworksCoordinatorActions: AnyObject {
	func showArtwork(id: String)
}

nonisolated protocol ArtworksScreenFactoryProtocol {
	@MainActor func makeArtworks(coordinator: ArtworksCoordinatorActions) -> UIViewController
	@MainActor func makeArtwork(id: String, coordinator: ArtworksCoordinator) -> UIViewController
}

nonisolated struct ArtworksScreenFactory: ArtworksScreenFactoryProtocol {
	let resolver: Resolver

	@MainActor
	func makeArtworks(coordinator: ArtworksCoordinatorActions) -> UIViewController {
		let interactor = resolver.resolve(ArtworksInteractorProtocol.self)!
		return UIHostingController(rootView: Screen(model: ArtworksViewModel(interactor, coordinator)))
	}

	@MainActor
	func makeArtwork(id: String, coordinator: ArtworksCoordinator) -> UIViewController {
		UIHostingController(rootView: Screen(model: ArtworkViewModel(id: id, coordinator: coordinator)))
	}
}

@MainActor
protocol ScreenModel: ObservableObject {
	var text: String { get }
}

@MainActor
final class ArtworksViewModel: ScreenModel {
	@Published private(set) var text = ""
	private let interactor: ArtworksInteractorProtocol
	private weak var coordinator: ArtworksCoordinatorActions?

	init(_ interactor: ArtworksInteractorProtocol, _ coordinator: ArtworksCoordinatorActions) {
		self.interactor = interactor
		self.coordinator = coordinator
	}

	func load() async {
		text = (try? await interactor.titles().joined(separator: "\n")) ?? ""
	}
}

@MainActor
final class ArtworkViewModel: ScreenModel {
	let text: String
	private weak var coordinator: ArtworksCoordinator?

	init(id: String, coordinator: ArtworksCoordinator) {
		text = "\(id), \(Clock.shared.year)"
		self.coordinator = coordinator
	}
}

/// The same for both screens.
struct Screen<Model: ScreenModel>: View {
	@ObservedObject var model: Model

	var body: some View {
		Text(model.text)
	}
}

nonisolated protocol ArtworksInteractorProtocol: Sendable {
	func titles() async throws -> [String]
}

nonisolated struct ArtworksInteractor {
	let service: ArtworkService
}

nonisolated extension ArtworksInteractor: ArtworksInteractorProtocol {
	func titles() async throws -> [String] {
		try await service.artworks().map(\.id)
	}
}
