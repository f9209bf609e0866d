import Common
import UIKit

/// Keeps what was pushed and presented, without a window.
public final class RouterSpy: Router {
    public private(set) var stack: [UIViewController] = []
    public private(set) var presented: [(viewController: UIViewController, style: UIModalPresentationStyle)] = []
    public private(set) var refreshes = 0

    private var completions: [UIViewController: () -> Void] = [:]

    public init() {}

    public func setRoot(_ viewController: UIViewController) {
        let removed = stack
        stack = [viewController]
        finish(removed)
    }

    public func push(_ viewController: UIViewController, completion: (() -> Void)?) {
        stack.append(viewController)
        completions[viewController] = completion
    }

    public func pop() {
        finish([stack.popLast()].compactMap { $0 })
    }

    public func popToRoot() {
        let removed = Array(stack.dropFirst())
        stack = Array(stack.prefix(1))
        presented = []
        finish(removed)
    }

    public func present(_ viewController: UIViewController, style: UIModalPresentationStyle) {
        presented.append((viewController, style))
    }

    public func dismiss() {
        _ = presented.popLast()
    }

    public func close(_ viewController: UIViewController) {
        if let index = stack.firstIndex(of: viewController), index > 0 {
            let removed = Array(stack[index...])
            stack = Array(stack[..<index])
            presented = []
            finish(removed)
        } else if let index = presented.firstIndex(where: { $0.viewController === viewController }) {
            presented = Array(presented[..<index])
        }
    }

    public func discardInput(by action: @escaping () -> Void) {
        action()
    }

    public func refresh() async {
        refreshes += 1
    }

    private func finish(_ removed: [UIViewController]) {
        for viewController in removed.reversed() {
            completions.removeValue(forKey: viewController)?()
        }
    }
}
