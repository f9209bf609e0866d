import SwiftUI

struct NotesCreateView: View {
    @StateObject private var viewModel: NotesCreateViewModel

    init(viewModel: @autoclosure @escaping () -> NotesCreateViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        Form {
            Section {
                TextField("notes.create.field.title", text: $viewModel.title)
                    .accessibilityIdentifier("notes.create.field.title")
                TextField("notes.create.field.body", text: $viewModel.body)
                    .accessibilityIdentifier("notes.create.field.body")
                Toggle("notes.create.field.isPinned", isOn: $viewModel.isPinned)
                    .accessibilityIdentifier("notes.create.field.isPinned")
            }
            if viewModel.error != nil {
                Label("common.error", systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
        }
        .disabled(viewModel.isLoading)
        .accessibilityIdentifier("notes.create")
        .navigationTitle("notes.create.title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("common.cancel") {
                    viewModel.cancel()
                }
                .accessibilityIdentifier("notes.create.cancel")
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("notes.create.submit") {
                    Task { await viewModel.submit() }
                }
                .disabled(!viewModel.isValid || viewModel.isLoading)
                .accessibilityIdentifier("notes.create.submit")
            }
        }
        .interactiveDismissDisabled(viewModel.isLoading)
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        NotesCreateView(viewModel: NotesCreateViewModel(repository: MockNotesRepository(), coordinator: nil))
    }
}
#endif
