/// Where screens send people.
@MainActor
protocol Navigator: AnyObject {
	func push(_ destination: Destination)
	func goBack()
	func goToRoot()
	func dismiss()
}
