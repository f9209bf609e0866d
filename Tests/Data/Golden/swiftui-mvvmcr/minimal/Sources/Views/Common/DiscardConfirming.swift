import SwiftUI

/// A form that asks before it discards what was entered.
@MainActor
protocol DiscardConfirming: AnyObject {
    /// Whether something was entered that is not sent.
    var hasInput: Bool { get }
    /// What discards the input, while the user is asked about it.
    var pendingDiscard: (() -> Void)? { get set }
}

extension DiscardConfirming {
    /// Does what discards the input: at once, or when the user has agreed.
    func discardInput(by action: @escaping () -> Void) {
        if hasInput { pendingDiscard = action } else { action() }
    }
}

extension View {
    /// Asks before the input of a form is discarded.
    func confirmsDiscarding(of form: DiscardConfirming) -> some View {
        confirmationDialog(
            "common.discardQuestion",
            isPresented: Binding(get: { form.pendingDiscard != nil }, set: { if !$0 { form.pendingDiscard = nil } }),
            titleVisibility: .visible,
            presenting: form.pendingDiscard
        ) { discard in
            Button("common.discard", role: .destructive, action: discard)
            Button("common.keepEditing", role: .cancel, action: {})
        }
    }
}
