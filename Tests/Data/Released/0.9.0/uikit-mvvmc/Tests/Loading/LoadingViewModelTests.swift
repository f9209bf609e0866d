import Foundation
import Testing

@testable import Demo

@MainActor
struct LoadingViewModelTests {
    @Test func finishesOnceTheUserIsRestored() async {
        let users = MockUserManager()
        let viewModel = LoadingViewModel(restoreUserUseCase: RestoreUserUseCase(userManager: users))
        #expect(viewModel.screenState == .loading)

        await viewModel.loadInitialData()

        #expect(users.restoreCount == 1)
        #expect(viewModel.isFinished)
        #expect(!viewModel.isLoading)
    }

    @Test func showsAnErrorAndGoesOnWhenAskedAgain() async {
        let users = MockUserManager()
        users.error = NetworkError.decodingError
        let viewModel = LoadingViewModel(restoreUserUseCase: RestoreUserUseCase(userManager: users))

        await viewModel.loadInitialData()

        let message = NetworkError.decodingError.localizedDescription
        #expect(viewModel.screenState == .failed(message: message))
        #expect(viewModel.showError)
        #expect(!viewModel.isFinished)
        #expect(!viewModel.isLoading)

        users.error = nil
        await viewModel.loadInitialData()

        #expect(viewModel.isFinished)
        #expect(!viewModel.showError)
    }
}
