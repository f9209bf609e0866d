import Combine

/// Shows that something is going on.
@MainActor
class BaseViewModel: ObservableObject {
	enum Phase: Equatable {
		case idle, busy, failed
	}

	@Published var phase = Phase.idle
}
