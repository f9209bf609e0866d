import Common
import SwiftUI

struct NotesSettingsView: View {
    @ObservedObject var viewModel: NotesSettingsViewModel

    var body: some View {
        List {
            Text("notes.settings.message", bundle: .module)
        }
        .navigationTitle(Text("notes.settings.title", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .accessibilityIdentifier("notes.settings")
    }
}

#Preview {
    NavigationView {
        NotesSettingsView(viewModel: NotesSettingsViewModel(coordinator: nil))
    }
}
