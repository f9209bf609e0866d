import SwiftUI

struct ClaimsEditView: View {
    @State private var attempt = 0

    @StateObject private var viewModel: ClaimsEditViewModel

    init(viewModel: @autoclosure @escaping () -> ClaimsEditViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        ZStack {
            if viewModel.hasLoaded {
                form
            } else if let error = viewModel.error {
                ErrorView(message: error.userMessage) {
                    attempt += 1
                }
            } else {
                LoadingView()
            }
        }
        .navigationTitle("claims.edit.title")
        .navigationBarTitleDisplayMode(.inline)
        .confirmsDiscarding(of: viewModel)
        .task(id: attempt) {
            await viewModel.load()
        }
    }

    private var form: some View {
        Form {
            Section {
                TextField("claims.edit.field.title", text: $viewModel.title)
                    .accessibilityIdentifier("claims.edit.field.title")
                TextField(
                    "claims.edit.field.note",
                    text: Binding(get: { viewModel.note ?? "" }, set: { viewModel.note = $0.isEmpty ? nil : $0 })
                )
                .accessibilityIdentifier("claims.edit.field.note")
            }
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Section {
                Button("claims.edit.submit") {
                    Task { await viewModel.submit() }
                }
                .disabled(!viewModel.isValid)
                .accessibilityIdentifier("claims.edit.submit")
            }
            Section {
                Button("claims.edit.showProgress") {
                    viewModel.didTapProgress()
                }
                .accessibilityIdentifier("claims.edit.showProgress")
            }
        }
        .disabled(viewModel.isLoading)
        .accessibilityIdentifier("claims.edit")
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        ClaimsEditView(
            viewModel: ClaimsEditViewModel(claimId: 26, repository: MockClaimsRepository(), coordinator: nil)
        )
    }
}
#endif
