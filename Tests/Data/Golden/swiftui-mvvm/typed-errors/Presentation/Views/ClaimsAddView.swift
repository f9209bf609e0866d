import SwiftUI

struct ClaimsAddView: View {
    @StateObject private var viewModel: ClaimsAddViewModel

    init(viewModel: @autoclosure @escaping () -> ClaimsAddViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

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
        .disabled(viewModel.isLoading)
        .accessibilityIdentifier("claims.add")
        .navigationTitle("claims.add.title")
        .navigationBarTitleDisplayMode(.inline)
        .confirmsDiscarding(of: viewModel)
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        ClaimsAddView(viewModel: ClaimsAddViewModel(repository: MockClaimsRepository(), coordinator: nil))
    }
}
#endif
