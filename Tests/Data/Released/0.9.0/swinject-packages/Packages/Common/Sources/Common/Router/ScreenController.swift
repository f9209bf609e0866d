import SwiftUI
import UIKit

/// Hosts a view that loads data, so that the router can have it loaded again.
public final class ScreenController<Content: View>: UIHostingController<Content>, RefreshableScreen {
    private let onRefresh: () async -> Void

    public init(rootView: Content, onRefresh: @escaping () async -> Void) {
        self.onRefresh = onRefresh
        super.init(rootView: rootView)
    }

    @available(*, unavailable)
    public required init?(coder aDecoder: NSCoder) {
        return nil
    }

    public func refresh() async {
        await onRefresh()
    }
}
