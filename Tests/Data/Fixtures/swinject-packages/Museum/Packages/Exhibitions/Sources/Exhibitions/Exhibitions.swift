//
//  Exhibitions.swift
//  Museum
//

import Combine
import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct ExhibitionsCoordinatorFactory: ExhibitionsFlowFactory {
	let resolver: Resolver

	@MainActor
	func exhibitionsFlow(router: Router, finishDelegate: CoordinatorFinishDelegate) -> ExhibitionsFlow {
		ExhibitionsCoordinator(router: router, resolver: resolver, finishDelegate: finishDelegate)
	}
}

@MainActor
final class ExhibitionsCoordinator: ExhibitionsFlow {
	weak var finishDelegate: CoordinatorFinishDelegate?
	private let router: Router
	private let resolver: Resolver

	init(router: Router, resolver: Resolver, finishDelegate: CoordinatorFinishDelegate) {
		self.router = router
		self.resolver = resolver
		self.finishDelegate = finishDelegate
	}

	func start() {
		let factory = resolver.resolve(ExhibitionsScreenFactoryProtocol.self)!
		router.push(factory.makeExhibitions()) { [weak self] in self?.finish() }
	}

	func handle(_ link: DeepLink) {}
}

nonisolated protocol ExhibitionsScreenFactoryProtocol {
	@MainActor func makeExhibitions() -> UIViewController
}

nonisolated struct ExhibitionsScreenFactory: ExhibitionsScreenFactoryProtocol {
	let interactor: ExhibitionsInteractorProtocol

	@MainActor
	func makeExhibitions() -> UIViewController {
		UIHostingController(rootView: ExhibitionsScreen(model: ExhibitionsViewModel(interactor as! ExhibitionsInteractor)))
	}
}

nonisolated protocol ExhibitionsInteractorProtocol: Sendable {
	func count() -> Int
}

nonisolated struct ExhibitionsInteractor: ExhibitionsInteractorProtocol {
	func count() -> Int { 3 }
}

@MainActor
final class ExhibitionsViewModel: ObservableObject {
	private let interactor: ExhibitionsInteractor

	init(_ interactor: ExhibitionsInteractor) {
		self.interactor = interactor
	}

	var count: Int { interactor.count() }
}

struct ExhibitionsScreen: View {
	@ObservedObject var model: ExhibitionsViewModel

	var body: some View {
		Text("\(model.count)")
	}
}
