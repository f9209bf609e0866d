import Common
import SwiftUI

struct LoginView: View {
    @ObservedObject var viewModel: LoginViewModel

    var body: some View {
        Form {
            Section {
                TextField(text: $viewModel.email) {
                    Text("authentication.login.email", bundle: .module)
                }
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .accessibilityIdentifier("authentication.login.email")
                SecureField(text: $viewModel.password) {
                    Text("authentication.login.password", bundle: .module)
                }
                .textContentType(.password)
                .accessibilityIdentifier("authentication.login.password")
            }
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
            }
            Section {
                Button {
                    Task { await viewModel.submit() }
                } label: {
                    Text("authentication.login.submit", bundle: .module)
                }
                .disabled(!viewModel.isValid)
                .accessibilityIdentifier("authentication.login.submit")
            }
            Section {
                Button {
                    viewModel.showRegistration()
                } label: {
                    Text("authentication.login.showRegistration", bundle: .module)
                }
                .accessibilityIdentifier("authentication.login.showRegistration")
                Button {
                    viewModel.showForgotPassword()
                } label: {
                    Text("authentication.login.showForgotPassword", bundle: .module)
                }
                .accessibilityIdentifier("authentication.login.showForgotPassword")
            }
        }
        .disabled(viewModel.isSubmitting)
        .accessibilityIdentifier("authentication.login")
        .navigationTitle(Text("authentication.login.title", bundle: .module))
    }
}
