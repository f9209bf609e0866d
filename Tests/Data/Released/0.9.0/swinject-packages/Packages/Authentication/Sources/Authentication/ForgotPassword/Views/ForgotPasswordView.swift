import Common
import SwiftUI

struct ForgotPasswordView: View {
    @ObservedObject var viewModel: ForgotPasswordViewModel

    var body: some View {
        Form {
            Section {
                TextField(text: $viewModel.email) {
                    Text("authentication.forgotPassword.email", bundle: .module)
                }
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .accessibilityIdentifier("authentication.forgotPassword.email")
            }
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
            }
            if viewModel.isSent {
                Text("authentication.forgotPassword.sent", bundle: .module)
                    .accessibilityIdentifier("authentication.forgotPassword.sent")
            }
            Section {
                Button {
                    Task { await viewModel.submit() }
                } label: {
                    Text("authentication.forgotPassword.submit", bundle: .module)
                }
                .disabled(!viewModel.isValid)
                .accessibilityIdentifier("authentication.forgotPassword.submit")
            }
        }
        .disabled(viewModel.isSubmitting)
        .accessibilityIdentifier("authentication.forgotPassword")
        .navigationTitle(Text("authentication.forgotPassword.title", bundle: .module))
    }
}
