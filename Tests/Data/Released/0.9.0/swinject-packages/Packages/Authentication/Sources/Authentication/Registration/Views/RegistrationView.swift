import Common
import SwiftUI

struct RegistrationView: View {
    @ObservedObject var viewModel: RegistrationViewModel

    var body: some View {
        Form {
            Section {
                TextField(text: $viewModel.name) {
                    Text("authentication.registration.name", bundle: .module)
                }
                .textContentType(.name)
                .accessibilityIdentifier("authentication.registration.name")
                TextField(text: $viewModel.email) {
                    Text("authentication.registration.email", bundle: .module)
                }
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .accessibilityIdentifier("authentication.registration.email")
                SecureField(text: $viewModel.password) {
                    Text("authentication.registration.password", bundle: .module)
                }
                .textContentType(.newPassword)
                .accessibilityIdentifier("authentication.registration.password")
            }
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
            }
            Section {
                Button {
                    Task { await viewModel.submit() }
                } label: {
                    Text("authentication.registration.submit", bundle: .module)
                }
                .disabled(!viewModel.isValid)
                .accessibilityIdentifier("authentication.registration.submit")
            }
        }
        .disabled(viewModel.isSubmitting)
        .accessibilityIdentifier("authentication.registration")
        .navigationTitle(Text("authentication.registration.title", bundle: .module))
    }
}
