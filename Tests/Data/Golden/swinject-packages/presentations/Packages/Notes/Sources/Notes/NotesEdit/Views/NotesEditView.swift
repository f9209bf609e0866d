import Common
import SwiftUI

struct NotesEditView: View {
    @ObservedObject var viewModel: NotesEditViewModel

    var body: some View {
        Group {
            if viewModel.hasLoaded {
                form
            } else if viewModel.error != nil {
                ErrorView(
                    message: Text("notes.edit.error", bundle: .module),
                    retryAction: { Task { await viewModel.loadData() } }
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle(Text("notes.edit.title", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button {
                    viewModel.cancel()
                } label: {
                    CommonText.cancel
                }
                .accessibilityIdentifier("notes.edit.cancel")
            }
            ToolbarItem(placement: .confirmationAction) {
                Button {
                    Task { await viewModel.submit() }
                } label: {
                    Text("notes.edit.submit", bundle: .module)
                }
                .disabled(!viewModel.isValid)
                .accessibilityIdentifier("notes.edit.submit")
            }
        }
        .interactiveDismissDisabled(viewModel.isSubmitting)
        .task {
            await viewModel.loadData()
        }
    }

    private var form: some View {
        Form {
            Section {
                TextField(text: $viewModel.title) {
                    Text("notes.edit.field.title", bundle: .module)
                }
                .accessibilityIdentifier("notes.edit.field.title")
                TextField(text: $viewModel.body) {
                    Text("notes.edit.field.body", bundle: .module)
                }
                .accessibilityIdentifier("notes.edit.field.body")
                Toggle(isOn: $viewModel.isPinned) {
                    Text("notes.edit.field.isPinned", bundle: .module)
                }
                .accessibilityIdentifier("notes.edit.field.isPinned")
            }
            if viewModel.error != nil {
                ErrorLabel()
            }
        }
        .disabled(viewModel.isLoading || viewModel.isSubmitting)
        .accessibilityIdentifier("notes.edit")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        NotesEditView(
            viewModel: NotesEditViewModel(
                itemId: "item-1",
                interactor: NotesEditInteractor(repository: MockNotesRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
