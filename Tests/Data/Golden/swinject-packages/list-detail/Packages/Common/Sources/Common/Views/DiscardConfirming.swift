import SwiftUI

/// A form that asks before it discards what was entered.
@MainActor
public protocol DiscardConfirming: AnyObject {
    /// Whether something was entered that is not sent.
    var hasInput: Bool { get }
    /// What discards the input, while the user is asked about it.
    var pendingDiscard: (() -> Void)? { get set }
}

extension DiscardConfirming {
    /// Does what discards the input: at once, or when the user has agreed.
    public func discardInput(by action: @escaping () -> Void) {
        if hasInput { pendingDiscard = action } else { action() }
    }
}

extension View {
    /// Asks before the input of a form is discarded.
    public func confirmsDiscarding(of form: DiscardConfirming) -> some View {
        confirmationDialog(
            CommonText.discardQuestion,
            isPresented: Binding(get: { form.pendingDiscard != nil }, set: { if !$0 { form.pendingDiscard = nil } }),
            titleVisibility: .visible,
            presenting: form.pendingDiscard
        ) { discard in
            Button(role: .destructive, action: discard) {
                CommonText.discard
            }
            Button(role: .cancel, action: {}) {
                CommonText.keepEditing
            }
        }
    }
}
