//
//  Flows.swift
//  Museum
//

/// What the main screen leads to.
nonisolated public enum AppFeature: String, CaseIterable, Sendable {
	case artworks
	case exhibitions

	public var title: String {
		switch self {
		case .artworks: "Artworks"
		case .exhibitions: "Exhibitions"
		}
	}

	public var icon: String {
		switch self {
		case .artworks: "paintpalette"
		case .exhibitions: "calendar"
		}
	}
}

@MainActor
public protocol MainFlowCoordinatorProtocol: ChildCoordinator {
	func show(_ feature: AppFeature, opening link: DeepLink)
}

nonisolated public protocol MainCoordinatorFactoryProtocol {
	@MainActor
	func makeMainCoordinator(router: Router) -> MainFlowCoordinatorProtocol
}

@MainActor
public protocol ArtworksFlow: ChildCoordinator, DeepLinkHandling {}

nonisolated public protocol ArtworksFlowFactory {
	@MainActor
	func artworksFlow(router: Router, finishDelegate: CoordinatorFinishDelegate) -> ArtworksFlow
}

@MainActor
public protocol ExhibitionsFlow: ChildCoordinator, DeepLinkHandling {}

nonisolated public protocol ExhibitionsFlowFactory {
	@MainActor
	func exhibitionsFlow(router: Router, finishDelegate: CoordinatorFinishDelegate) -> ExhibitionsFlow
}

/// Audio guides: planned for next year.
@MainActor
public protocol GuidesFlow: ChildCoordinator {}
