// iOS: 15.0
// modes: swift5 swift6 xcode26
// `uikit-mvvmc`, correction 3.
import Combine
import Foundation

protocol GetTitleUseCaseProtocol: Sendable {
    func execute(id: Int) async throws -> String
}

@MainActor
final class NamedViewModel: ObservableObject {
    @Published var title = ""
    private let dataUseCase: any GetTitleUseCaseProtocol

    init(dataUseCase: any GetTitleUseCaseProtocol) {
        self.dataUseCase = dataUseCase
    }

    func load() async throws {
        title = try await getTitleUseCase.execute(id: 1)  // error: cannot find 'getTitleUseCase' in scope
    }
}

@MainActor
func makeNamedViewModel(useCase: any GetTitleUseCaseProtocol) -> NamedViewModel {
    NamedViewModel(getTitleUseCase: useCase)  // error: incorrect argument label in call
}
