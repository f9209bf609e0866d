import Combine

@MainActor
protocol BasketViewModelInput {
	func load() async
}

@MainActor
protocol BasketViewModelOutput: ObservableObject {
	var text: String { get }
	var isLoading: Bool { get }
	var errorMessage: String? { get }
	var showError: Bool { get }
}

@MainActor
final class BasketViewModel: BasketViewModelOutput {
	@Published private(set) var text = ""
	@Published private(set) var isLoading = false
	@Published private(set) var errorMessage: String?
	@Published private(set) var showError = false

	private let getBasketUseCase: GetBasketUseCaseProtocol

	init(getBasketUseCase: GetBasketUseCaseProtocol) {
		self.getBasketUseCase = getBasketUseCase
	}
}

extension BasketViewModel: BasketViewModelInput {
	func load() async {
		isLoading = true
		text = await getBasketUseCase.execute().joined(separator: "\n")
		isLoading = false
	}
}
