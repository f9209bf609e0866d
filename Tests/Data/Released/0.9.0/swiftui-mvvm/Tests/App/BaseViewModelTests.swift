import Foundation
import Testing

@testable import Demo

@MainActor
struct BaseViewModelTests {
    private let viewModel: BaseViewModel

    init() {
        viewModel = BaseViewModel()
    }

    @Test("shows that work is under way, until it is done")
    func showsWork() async {
        await viewModel.perform { [viewModel] in #expect(viewModel.isLoading) }
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("shows that work is under way, until all of it is done")
    func showsAllWork() async {
        await viewModel.perform { [viewModel] in
            await viewModel.perform {}
            #expect(viewModel.isLoading)
        }
        #expect(!viewModel.isLoading)
    }

    @Test("shows what work failed with, until the next begins")
    func showsErrors() async {
        await viewModel.perform { throw URLError(.notConnectedToInternet) }
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)

        await viewModel.perform {}
        #expect(viewModel.error == nil)
    }

    @Test("takes being cancelled for no failure, whatever it is reported as")
    func ignoresCancellation() async {
        await viewModel.perform { throw CancellationError() }
        #expect(viewModel.error == nil)

        let task = Task { [viewModel] in
            await viewModel.perform { throw URLError(.cancelled) }
        }
        task.cancel()
        await task.value
        #expect(viewModel.error == nil)
        #expect(!viewModel.isLoading)
    }
}
