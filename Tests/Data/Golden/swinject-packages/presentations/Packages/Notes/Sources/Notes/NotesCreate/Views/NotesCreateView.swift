import Common
import SwiftUI

struct NotesCreateView: View {
    @ObservedObject var viewModel: NotesCreateViewModel

    var body: some View {
        Form {
            Section {
                TextField(text: $viewModel.title) {
                    Text("notes.create.field.title", bundle: .module)
                }
                .accessibilityIdentifier("notes.create.field.title")
                TextField(text: $viewModel.body) {
                    Text("notes.create.field.body", bundle: .module)
                }
                .accessibilityIdentifier("notes.create.field.body")
                Toggle(isOn: $viewModel.isPinned) {
                    Text("notes.create.field.isPinned", bundle: .module)
                }
                .accessibilityIdentifier("notes.create.field.isPinned")
                TextField(value: $viewModel.budget, format: .number) {
                    Text("notes.create.field.budget", bundle: .module)
                }
                .keyboardType(.decimalPad)
                .accessibilityIdentifier("notes.create.field.budget")
                Toggle(
                    isOn: Binding(get: { viewModel.reminder != nil }, set: { viewModel.reminder = $0 ? Date() : nil })
                ) {
                    Text("notes.create.field.reminder", bundle: .module)
                }
                .accessibilityIdentifier("notes.create.field.reminder.isSet")
                if let reminder = viewModel.reminder {
                    DatePicker(selection: Binding(get: { reminder }, set: { viewModel.reminder = $0 })) {
                        Text("notes.create.field.reminder", bundle: .module)
                    }
                    .accessibilityIdentifier("notes.create.field.reminder")
                }
                Picker(selection: $viewModel.state) {
                    ForEach(NoteState.known, id: \.self) { choice in
                        Text(LocalizedStringKey("notes.noteState." + choice.rawValue), bundle: .module)
                            .tag(choice)
                    }
                } label: {
                    Text("notes.create.field.state", bundle: .module)
                }
                .accessibilityIdentifier("notes.create.field.state")
            }
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
            }
        }
        .disabled(viewModel.isSubmitting)
        .accessibilityIdentifier("notes.create")
        .navigationTitle(Text("notes.create.title", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button {
                    viewModel.cancel()
                } label: {
                    CommonText.cancel
                }
                .accessibilityIdentifier("notes.create.cancel")
            }
            ToolbarItem(placement: .confirmationAction) {
                Button {
                    Task { await viewModel.submit() }
                } label: {
                    Text("notes.create.submit", bundle: .module)
                }
                .disabled(!viewModel.isValid)
                .accessibilityIdentifier("notes.create.submit")
            }
        }
        .interactiveDismissDisabled(viewModel.isSubmitting || viewModel.hasInput)
        .confirmsDiscarding(of: viewModel)
    }
}

#if DEBUG
#Preview {
    NavigationView {
        NotesCreateView(
            viewModel: NotesCreateViewModel(
                interactor: NotesCreateInteractor(repository: MockNotesRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
