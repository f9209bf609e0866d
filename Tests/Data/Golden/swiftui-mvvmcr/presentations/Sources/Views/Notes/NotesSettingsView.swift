import SwiftUI

struct NotesSettingsView: View {
    @ObservedObject var viewModel: NotesSettingsViewModel

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
    NavigationView {
        NotesSettingsView(viewModel: NotesSettingsViewModel(coordinator: nil))
    }
}
