import SwiftUI

struct OrderSignInView: View {
    @StateObject private var viewModel: OrderSignInViewModel

    init(viewModel: @autoclosure @escaping () -> OrderSignInViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

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
        .disabled(viewModel.isLoading)
        .accessibilityIdentifier("orders.login")
        .navigationTitle("orders.login.title")
        .navigationBarTitleDisplayMode(.inline)
        .confirmsDiscarding(of: viewModel)
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        OrderSignInView(viewModel: OrderSignInViewModel(repository: MockOrdersRepository(), coordinator: nil))
    }
}
#endif
