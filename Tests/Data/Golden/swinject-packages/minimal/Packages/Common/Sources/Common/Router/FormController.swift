import SwiftUI
import UIKit

/// Hosts a form, so that the router can have it asked before it is closed.
public final class FormController<Content: View>: UIHostingController<Content>, FormScreen {
    public let form: DiscardConfirming

    public init(rootView: Content, form: DiscardConfirming) {
        self.form = form
        super.init(rootView: rootView)
    }

    @available(*, unavailable)
    public required init?(coder aDecoder: NSCoder) {
        return nil
    }
}
