enum MainTab: String, CaseIterable, Identifiable, Sendable {
	case hikes
	case profile

	var id: String { rawValue }

	var destination: Destination {
		switch self {
		case .hikes:
			return .hikesOverview
		case .profile:
			return .profile
		}
	}

	var title: String {
		switch self {
		case .hikes: return "Hikes"
		case .profile: return "Profile"
		}
	}

	var icon: String {
		switch self {
		case .hikes: return "figure.hiking"
		case .profile: return "person"
		}
	}
}
