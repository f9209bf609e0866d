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
                LabeledContent("notes.create.field.budget") {
                    TextField("notes.create.field.budget", value: $viewModel.budget, format: .number)
                        .keyboardType(.decimalPad)
                        .multilineTextAlignment(.trailing)
                        .accessibilityIdentifier("notes.create.field.budget")
                }
                Toggle(
                    "notes.create.field.reminder",
                    isOn: Binding(get: { viewModel.reminder != nil }, set: { viewModel.reminder = $0 ? Date() : nil })
                )
                .accessibilityIdentifier("notes.create.field.reminder.isSet")
                if let reminder = viewModel.reminder {
                    DatePicker(
                        "notes.create.field.reminder",
                        selection: Binding(get: { reminder }, set: { viewModel.reminder = $0 })
                    )
                    .accessibilityIdentifier("notes.create.field.reminder")
                }
                Picker("notes.create.field.state", selection: $viewModel.state) {
                    ForEach(NoteState.known, id: \.self) { choice in
                        Text(LocalizedStringKey("notes.noteState." + choice.rawValue))
                            .tag(choice)
                    }
                }
                .accessibilityIdentifier("notes.create.field.state")
            }
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
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
        .interactiveDismissDisabled(viewModel.isLoading || viewModel.hasInput)
        .confirmsDiscarding(of: viewModel)
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        NotesCreateView(viewModel: NotesCreateViewModel(repository: MockNotesRepository(), coordinator: nil))
    }
}
#endif
