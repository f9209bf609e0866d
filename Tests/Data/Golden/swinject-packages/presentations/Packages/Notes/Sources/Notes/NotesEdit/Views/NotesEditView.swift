import Common
import SwiftUI

struct NotesEditView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: NotesEditViewModel

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
        .interactiveDismissDisabled(viewModel.isSubmitting || viewModel.hasInput)
        .confirmsDiscarding(of: viewModel)
        .task(id: attempt) {
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
                TextField(value: $viewModel.budget, format: .number) {
                    Text("notes.edit.field.budget", bundle: .module)
                }
                .keyboardType(.decimalPad)
                .accessibilityIdentifier("notes.edit.field.budget")
                Toggle(
                    isOn: Binding(get: { viewModel.reminder != nil }, set: { viewModel.reminder = $0 ? Date() : nil })
                ) {
                    Text("notes.edit.field.reminder", bundle: .module)
                }
                .accessibilityIdentifier("notes.edit.field.reminder.isSet")
                if let reminder = viewModel.reminder {
                    DatePicker(selection: Binding(get: { reminder }, set: { viewModel.reminder = $0 })) {
                        Text("notes.edit.field.reminder", bundle: .module)
                    }
                    .accessibilityIdentifier("notes.edit.field.reminder")
                }
                Picker(selection: $viewModel.state) {
                    ForEach(NoteState.known, id: \.self) { choice in
                        Text(LocalizedStringKey("notes.noteState." + choice.rawValue), bundle: .module)
                            .tag(choice)
                    }
                } label: {
                    Text("notes.edit.field.state", bundle: .module)
                }
                .accessibilityIdentifier("notes.edit.field.state")
            }
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
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
