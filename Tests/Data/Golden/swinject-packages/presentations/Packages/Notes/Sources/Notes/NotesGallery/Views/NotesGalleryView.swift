import Common
import SwiftUI

struct NotesGalleryView: View {
    @ObservedObject var viewModel: NotesGalleryViewModel

    var body: some View {
        List {
            Text("notes.gallery.message", bundle: .module)
        }
        .navigationTitle(Text("notes.gallery.title", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button {
                    viewModel.close()
                } label: {
                    CommonText.close
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
