struct AppConfiguration: Sendable {
	enum Environment: Sendable {
		case staging, production
	}

	let environment: Environment

	var baseURL: String {
		environment == .production ? "https://trails.example.com" : "https://staging.trails.example.com"
	}
}
