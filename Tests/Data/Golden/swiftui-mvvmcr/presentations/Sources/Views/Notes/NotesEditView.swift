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
        .navigationTitle("notes.edit.title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("common.cancel") {
                    viewModel.cancel()
                }
                .accessibilityIdentifier("notes.edit.cancel")
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("notes.edit.submit") {
                    Task { await viewModel.submit() }
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
                TextField("notes.edit.field.title", text: $viewModel.title)
                    .accessibilityIdentifier("notes.edit.field.title")
                TextField("notes.edit.field.body", text: $viewModel.body)
                    .accessibilityIdentifier("notes.edit.field.body")
                Toggle("notes.edit.field.isPinned", isOn: $viewModel.isPinned)
                    .accessibilityIdentifier("notes.edit.field.isPinned")
                TextField("notes.edit.field.budget", value: $viewModel.budget, format: .number)
                    .keyboardType(.decimalPad)
                    .accessibilityIdentifier("notes.edit.field.budget")
                Toggle(
                    "notes.edit.field.reminder",
                    isOn: Binding(get: { viewModel.reminder != nil }, set: { viewModel.reminder = $0 ? Date() : nil })
                )
                .accessibilityIdentifier("notes.edit.field.reminder.isSet")
                if let reminder = viewModel.reminder {
                    DatePicker(
                        "notes.edit.field.reminder",
                        selection: Binding(get: { reminder }, set: { viewModel.reminder = $0 })
                    )
                    .accessibilityIdentifier("notes.edit.field.reminder")
                }
                Picker("notes.edit.field.state", selection: $viewModel.state) {
                    ForEach(NoteState.known, id: \.self) { choice in
                        Text(LocalizedStringKey("notes.noteState." + choice.rawValue))
                            .tag(choice)
                    }
                }
                .accessibilityIdentifier("notes.edit.field.state")
            }
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
        }
        .disabled(viewModel.isLoading || viewModel.isSubmitting)
        .accessibilityIdentifier("notes.edit")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        NotesEditView(viewModel: NotesEditViewModel(itemId: "item-1", service: MockNotesService(), coordinator: nil))
    }
}
#endif
