import Common
import SwiftUI

struct ClaimsAddView: View {
    @ObservedObject var viewModel: ClaimsAddViewModel

    var body: some View {
        Form {
            Section {
                TextField(text: $viewModel.title) {
                    Text("claims.add.field.title", bundle: .module)
                }
                .accessibilityIdentifier("claims.add.field.title")
                TextField(
                    text: Binding(get: { viewModel.note ?? "" }, set: { viewModel.note = $0.isEmpty ? nil : $0 })
                ) {
                    Text("claims.add.field.note", bundle: .module)
                }
                .accessibilityIdentifier("claims.add.field.note")
            }
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
            }
            Section {
                Button {
                    Task { await viewModel.submit() }
                } label: {
                    Text("claims.add.submit", bundle: .module)
                }
                .disabled(!viewModel.isValid)
                .accessibilityIdentifier("claims.add.submit")
            }
        }
        .disabled(viewModel.isSubmitting)
        .accessibilityIdentifier("claims.add")
        .navigationTitle(Text("claims.add.title", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .navigationBarBackButtonHidden(viewModel.isSubmitting)
        .confirmsDiscarding(of: viewModel)
    }
}

#if DEBUG
#Preview {
    NavigationView {
        ClaimsAddView(
            viewModel: ClaimsAddViewModel(
                interactor: ClaimsAddInteractor(repository: MockClaimsRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
