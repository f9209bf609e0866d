import Common
import SwiftUI

struct ClaimsEditView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: ClaimsEditViewModel

    var body: some View {
        ZStack {
            if viewModel.hasLoaded {
                form
            } else if let error = viewModel.error {
                ErrorView(
                    message: error.userMessage,
                    retryAction: { attempt += 1 }
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle(Text("claims.edit.title", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .navigationBarBackButtonHidden(viewModel.isSubmitting)
        .confirmsDiscarding(of: viewModel)
        .task(id: attempt) {
            await viewModel.loadData()
        }
    }

    private var form: some View {
        Form {
            Section {
                TextField(text: $viewModel.title) {
                    Text("claims.edit.field.title", bundle: .module)
                }
                .accessibilityIdentifier("claims.edit.field.title")
                TextField(
                    text: Binding(get: { viewModel.note ?? "" }, set: { viewModel.note = $0.isEmpty ? nil : $0 })
                ) {
                    Text("claims.edit.field.note", bundle: .module)
                }
                .accessibilityIdentifier("claims.edit.field.note")
            }
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
            }
            Section {
                Button {
                    Task { await viewModel.submit() }
                } label: {
                    Text("claims.edit.submit", bundle: .module)
                }
                .disabled(!viewModel.isValid)
                .accessibilityIdentifier("claims.edit.submit")
            }
            Section {
                Button {
                    viewModel.showProgress()
                } label: {
                    Text("claims.edit.showProgress", bundle: .module)
                }
                .accessibilityIdentifier("claims.edit.showProgress")
            }
        }
        .disabled(viewModel.isLoading || viewModel.isSubmitting)
        .accessibilityIdentifier("claims.edit")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        ClaimsEditView(
            viewModel: ClaimsEditViewModel(
                claimId: 26,
                interactor: ClaimsEditInteractor(repository: MockClaimsRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
