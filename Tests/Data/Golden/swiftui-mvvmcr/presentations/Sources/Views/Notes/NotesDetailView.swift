import SwiftUI

struct NotesDetailView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: NotesDetailViewModel

    var body: some View {
        ZStack {
            if let item = viewModel.item {
                content(item: item)
            } else if let error = viewModel.error {
                ErrorView(
                    message: error.userMessage,
                    retryAction: { attempt += 1 }
                )
            } else if viewModel.hasLoaded {
                EmptyStateView(title: "notes.detail.empty.title", message: "notes.detail.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("notes.detail.title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Button("notes.detail.showEdit") {
                    viewModel.showEdit()
                }
                .accessibilityIdentifier("notes.detail.showEdit")
            }
        }
        .task(id: attempt) {
            await viewModel.loadData()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(item: Note) -> some View {
        List {
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Text(item.title)
                .font(.title)
            Section("notes.detail.property.body") {
                Text(item.body)
            }
            Section("notes.detail.property.isPinned") {
                Text(item.isPinned ? "common.yes" : "common.no")
            }
            Section("notes.detail.property.budget") {
                Text(item.budget, format: .number)
            }
            if let reminder = item.reminder {
                Section("notes.detail.property.reminder") {
                    Text(reminder, style: .date)
                }
            }
            Section("notes.detail.property.state") {
                Text(LocalizedStringKey("notes.noteState." + item.state.rawValue))
            }
        }
        .accessibilityIdentifier("notes.detail")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        NotesDetailView(
            viewModel: NotesDetailViewModel(itemId: "item-1", service: MockNotesService(), coordinator: nil)
        )
    }
}
#endif
