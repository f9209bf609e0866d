import SwiftUI

struct OrderSignInView: View {
    @ObservedObject var viewModel: OrderSignInViewModel

    var body: some View {
        Form {
            Section {
                TextField("orders.login.field.email", text: $viewModel.email)
                    .textContentType(.emailAddress)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .accessibilityIdentifier("orders.login.field.email")
                SecureField("orders.login.field.password", text: $viewModel.password)
                    .textContentType(.password)
                    .accessibilityIdentifier("orders.login.field.password")
            }
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Section {
                Button("orders.login.submit") {
                    Task { await viewModel.submit() }
                }
                .disabled(!viewModel.isValid)
                .accessibilityIdentifier("orders.login.submit")
            }
        }
        .disabled(viewModel.isSubmitting)
        .accessibilityIdentifier("orders.login")
        .navigationTitle("orders.login.title")
        .navigationBarTitleDisplayMode(.inline)
        .confirmsDiscarding(of: viewModel)
    }
}

#if DEBUG
#Preview {
    NavigationView {
        OrderSignInView(viewModel: OrderSignInViewModel(service: MockOrdersService(), coordinator: nil))
    }
}
#endif
