//
//  Spies.swift
//  Museum
//

import Common
import UIKit

public final class FinishDelegateSpy: CoordinatorFinishDelegate {
	public private(set) var finished: [ChildCoordinator] = []

	public init() {}

	public func coordinatorDidFinish(_ coordinator: ChildCoordinator) {
		finished.append(coordinator)
	}
}

public final class RouterSpy: Router {
	public private(set) var stack: [UIViewController] = []
	public private(set) var presented: [(viewController: UIViewController, style: UIModalPresentationStyle)] = []
	public private(set) var refreshes = 0
	private var completions: [UIViewController: () -> Void] = [:]

	public init() {}

	public func setRoot(_ viewController: UIViewController) {
		let gone = stack
		stack = [viewController]
		complete(gone)
	}

	public func push(_ viewController: UIViewController, completion: (() -> Void)?) {
		stack.append(viewController)
		completions[viewController] = completion
	}

	public func pop() {
		complete([stack.removeLast()])
	}

	public func popToRoot() {
		let gone = stack.dropFirst()
		stack = Array(stack.prefix(1))
		complete(Array(gone))
	}

	public func present(_ viewController: UIViewController, style: UIModalPresentationStyle) {
		presented.append((viewController, style))
	}

	public func dismiss() {
		presented.removeLast()
	}

	public func close(_ viewController: UIViewController) {
		if stack.last === viewController { pop() }
		presented.removeAll { $0.viewController === viewController }
	}

	public func refresh() async {
		refreshes += 1
	}

	private func complete(_ gone: [UIViewController]) {
		for viewController in gone { completions.removeValue(forKey: viewController)?() }
	}
}
