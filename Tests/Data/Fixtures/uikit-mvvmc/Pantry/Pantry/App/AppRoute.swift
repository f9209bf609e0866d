/// The places that a link can lead to.
enum AppRoute: Equatable {
	case recipes
	case basket
}
