import SwiftUI

struct ClaimsAddView: View {
    @ObservedObject var viewModel: ClaimsAddViewModel

    var body: some View {
        Form {
            Section {
                TextField("claims.add.field.title", text: $viewModel.title)
                    .accessibilityIdentifier("claims.add.field.title")
                TextField(
                    "claims.add.field.note",
                    text: Binding(get: { viewModel.note ?? "" }, set: { viewModel.note = $0.isEmpty ? nil : $0 })
                )
                .accessibilityIdentifier("claims.add.field.note")
            }
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Section {
                Button("claims.add.submit") {
                    Task { await viewModel.submit() }
                }
                .disabled(!viewModel.isValid)
                .accessibilityIdentifier("claims.add.submit")
            }
        }
        .disabled(viewModel.isSubmitting)
        .accessibilityIdentifier("claims.add")
        .navigationTitle("claims.add.title")
        .navigationBarTitleDisplayMode(.inline)
        .confirmsDiscarding(of: viewModel)
    }
}

#if DEBUG
#Preview {
    NavigationView {
        ClaimsAddView(viewModel: ClaimsAddViewModel(service: MockClaimsService(), coordinator: nil))
    }
}
#endif
