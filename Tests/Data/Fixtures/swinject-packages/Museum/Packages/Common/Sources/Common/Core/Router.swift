//
//  Router.swift
//  Museum
//

import UIKit

@MainActor
public protocol Router: AnyObject {
	func setRoot(_ viewController: UIViewController)
	func push(_ viewController: UIViewController, completion: (() -> Void)?)
	func pop()
	func popToRoot()
	func present(_ viewController: UIViewController, style: UIModalPresentationStyle)
	func dismiss()
	func close(_ viewController: UIViewController)
	func refresh() async
}

public final class NavigationRouter: NSObject, Router {
	private let navigationController: UINavigationController
	private var completions: [UIViewController: () -> Void] = [:]

	public init(navigationController: UINavigationController) {
		self.navigationController = navigationController
		super.init()
	}

	public func setRoot(_ viewController: UIViewController) {
		navigationController.setViewControllers([viewController], animated: false)
		complete()
	}

	public func push(_ viewController: UIViewController, completion: (() -> Void)?) {
		completions[viewController] = completion
		navigationController.pushViewController(viewController, animated: true)
	}

	public func pop() {
		navigationController.popViewController(animated: true)
		complete()
	}

	public func popToRoot() {
		navigationController.popToRootViewController(animated: true)
		complete()
	}

	public func present(_ viewController: UIViewController, style: UIModalPresentationStyle) {
		viewController.modalPresentationStyle = style
		navigationController.present(viewController, animated: true)
	}

	public func dismiss() {
		navigationController.dismiss(animated: true)
	}

	public func close(_ viewController: UIViewController) {
		if navigationController.viewControllers.last === viewController { pop() } else { dismiss() }
	}

	public func refresh() async {}

	private func complete() {
		let stack = navigationController.viewControllers
		for (viewController, completion) in completions where !stack.contains(viewController) {
			completions[viewController] = nil
			completion()
		}
	}
}
