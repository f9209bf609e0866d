import SwiftUI

struct NotesGalleryView: View {
    @StateObject private var viewModel: NotesGalleryViewModel

    init(viewModel: @autoclosure @escaping () -> NotesGalleryViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

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
    NavigationStack {
        NotesGalleryView(viewModel: NotesGalleryViewModel(coordinator: nil))
    }
}
