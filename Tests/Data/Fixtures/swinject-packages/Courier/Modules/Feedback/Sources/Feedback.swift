import Combine
import Common
import SwiftUI
import Swinject
import UIKit

// Nothing leads here yet.

nonisolated public struct FeedbackAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        container.register(FeedbackScreenFactoryProtocol.self) { FeedbackScreenFactory(resolver: $0) }
    }
}

nonisolated protocol FeedbackScreenFactoryProtocol {
    @MainActor
    func makeFeedback() -> UIViewController
}

nonisolated struct FeedbackScreenFactory: FeedbackScreenFactoryProtocol {
    let resolver: Resolver

    @MainActor
    func makeFeedback() -> UIViewController {
        UIHostingController(rootView: FeedbackForm(viewModel: FeedbackViewModel()))
    }
}

@MainActor
final class FeedbackViewModel: ObservableObject {
    // scaffold:disable:next forbid.singleton -- the system's own is no finding
    private let notifications = NotificationCenter.default
}

struct FeedbackForm<Model: ObservableObject>: View {
    @ObservedObject var viewModel: Model

    var body: some View {
        EmptyView()
    }
}
