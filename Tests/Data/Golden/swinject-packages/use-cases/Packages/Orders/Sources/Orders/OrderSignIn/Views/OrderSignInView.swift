import Common
import SwiftUI

struct OrderSignInView: View {
    @ObservedObject var viewModel: OrderSignInViewModel

    var body: some View {
        Form {
            Section {
                TextField(text: $viewModel.email) {
                    Text("orders.login.field.email", bundle: .module)
                }
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .accessibilityIdentifier("orders.login.field.email")
                SecureField(text: $viewModel.password) {
                    Text("orders.login.field.password", bundle: .module)
                }
                .textContentType(.password)
                .accessibilityIdentifier("orders.login.field.password")
            }
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
            }
            Section {
                Button {
                    Task { await viewModel.submit() }
                } label: {
                    Text("orders.login.submit", bundle: .module)
                }
                .disabled(!viewModel.isValid)
                .accessibilityIdentifier("orders.login.submit")
            }
        }
        .disabled(viewModel.isSubmitting)
        .accessibilityIdentifier("orders.login")
        .navigationTitle(Text("orders.login.title", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .navigationBarBackButtonHidden(viewModel.isSubmitting)
        .confirmsDiscarding(of: viewModel)
    }
}

#if DEBUG
#Preview {
    NavigationView {
        OrderSignInView(
            viewModel: OrderSignInViewModel(
                interactor: OrderSignInInteractor(repository: MockOrdersRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
