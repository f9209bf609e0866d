enum Destination: Hashable, Identifiable, Sendable {
	case hikesOverview
	case hikesStages(hikeID: Int)
	case profile
	case settings

	enum Presentation {
		case push, sheet, fullScreen
	}

	var id: Self { self }

	var presentation: Presentation {
		switch self {
		case .hikesOverview, .hikesStages, .profile:
			return .push
		case .settings:
			return .sheet
		}
	}
}
