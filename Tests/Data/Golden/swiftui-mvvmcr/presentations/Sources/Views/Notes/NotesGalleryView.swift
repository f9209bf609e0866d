import SwiftUI

struct NotesGalleryView: View {
    @ObservedObject var viewModel: NotesGalleryViewModel

    var body: some View {
        List {
            Text("notes.gallery.message")
        }
        .navigationTitle("notes.gallery.title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("common.close") {
                    viewModel.close()
                }
                .accessibilityIdentifier("notes.gallery.close")
            }
        }
        .accessibilityIdentifier("notes.gallery")
    }
}

#Preview {
    NavigationView {
        NotesGalleryView(viewModel: NotesGalleryViewModel(coordinator: nil))
    }
}
