import SwiftUI

struct NotesSettingsView: View {
    @StateObject private var viewModel: NotesSettingsViewModel

    init(viewModel: @autoclosure @escaping () -> NotesSettingsViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        List {
            Text("notes.settings.message")
        }
        .navigationTitle("notes.settings.title")
        .navigationBarTitleDisplayMode(.inline)
        .accessibilityIdentifier("notes.settings")
    }
}

#Preview {
    NavigationStack {
        NotesSettingsView(viewModel: NotesSettingsViewModel(coordinator: nil))
    }
}
