//
//  ArtworksTests.swift
//  Museum
//

import Testing

@testable import Artworks

@MainActor
struct ArtworksTests {
	private struct Interactor: ArtworksInteractorProtocol {
		func titles() async throws -> [String] { ["Guernica"] }
	}

	private final class Actions: ArtworksCoordinatorActions {
		func showArtwork(id: String) {}
	}

	@Test("shows titles")
	func titles() async {
		let model = ArtworksViewModel(Interactor(), Actions())
		await model.load()
		#expect(model.text == "Guernica")
	}
}
