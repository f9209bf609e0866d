import Foundation

/// The services of the whole app.
@MainActor
class AppDIContainer {
	// MARK: - Services
	private(set) lazy var pantryStore: PantryStoreProtocol = PantryStore()

	// MARK: - Modules
	func makeMainDIContainer() -> MainDIContainer {
		MainDIContainer(parent: self)
	}
}
