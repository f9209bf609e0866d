// from: 15.0
import Combine
import Foundation
import SwiftUI
import Swinject
import UIKit

public nonisolated protocol GreetingInteractorProtocol: Sendable {
    func greeting() async throws -> String
}

public nonisolated final class GreetingInteractor: GreetingInteractorProtocol {
    public init() {}

    public func greeting() async throws -> String { "hello" }
}

@MainActor
public protocol GreetingCoordinatorActions: AnyObject {
    func showDetails()
}

public nonisolated protocol GreetingViewControllerFactoryProtocol {
    @MainActor
    func makeGreetingViewController(coordinator: any GreetingCoordinatorActions) -> UIViewController
}

public nonisolated struct GreetingViewControllerFactory: GreetingViewControllerFactoryProtocol {
    private let resolver: any Resolver

    public init(resolver: any Resolver) {
        self.resolver = resolver
    }

    @MainActor
    public func makeGreetingViewController(coordinator: any GreetingCoordinatorActions) -> UIViewController {
        guard let interactor = resolver.resolve((any GreetingInteractorProtocol).self) else {
            preconditionFailure("no assembly registers GreetingInteractorProtocol")
        }
        let viewModel = GreetingViewModel(interactor: interactor, coordinator: coordinator)
        return UIHostingController(rootView: GreetingView(viewModel: viewModel))
    }
}

@MainActor
final class GreetingViewModel: ObservableObject {
    @Published private(set) var text = ""
    private let interactor: any GreetingInteractorProtocol
    private weak var coordinator: (any GreetingCoordinatorActions)?

    init(interactor: any GreetingInteractorProtocol, coordinator: any GreetingCoordinatorActions) {
        self.interactor = interactor
        self.coordinator = coordinator
    }

    func load() async {
        text = (try? await interactor.greeting()) ?? ""
    }
}

struct GreetingView: View {
    @ObservedObject var viewModel: GreetingViewModel

    var body: some View {
        Text(viewModel.text).task { await viewModel.load() }
    }
}

public nonisolated final class GreetingAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        container.register((any GreetingInteractorProtocol).self) { _ in GreetingInteractor() }
            .inObjectScope(.container)
        container.register((any GreetingViewControllerFactoryProtocol).self) { resolver in
            GreetingViewControllerFactory(resolver: resolver)
        }
    }
}
