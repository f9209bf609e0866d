import SwiftUI

struct NotesListView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: NotesListViewModel

    var body: some View {
        ZStack {
            if viewModel.hasLoaded {
                content
            } else if let error = viewModel.error {
                ErrorView(
                    message: error.userMessage,
                    retryAction: { attempt += 1 }
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle("notes.list.title")
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Menu {
                    Button("notes.list.showCreate") {
                        viewModel.showCreate()
                    }
                    .accessibilityIdentifier("notes.list.showCreate")
                    Button("notes.list.showGallery") {
                        viewModel.showGallery()
                    }
                    .accessibilityIdentifier("notes.list.showGallery")
                    Button("notes.list.showSettings") {
                        viewModel.showSettings()
                    }
                    .accessibilityIdentifier("notes.list.showSettings")
                } label: {
                    Label("common.more", systemImage: "ellipsis.circle")
                }
                .accessibilityIdentifier("notes.list.more")
            }
        }
        .task(id: attempt) {
            await viewModel.loadData()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private var content: some View {
        List {
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            ForEach(viewModel.items) { item in
                row(item)
            }
        }
        .accessibilityIdentifier("notes.list")
        .overlay {
            if viewModel.items.isEmpty {
                EmptyStateView(title: "notes.list.empty.title", message: "notes.list.empty.message")
            }
        }
    }

    private func row(_ item: Note) -> some View {
        Button {
            viewModel.showDetail(of: item)
        } label: {
            VStack(alignment: .leading) {
                Text(item.title)
                Text(item.body)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
        .tint(.primary)
        .accessibilityIdentifier("notes.list.row.\(item.id)")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        NotesListView(viewModel: NotesListViewModel(service: MockNotesService(), coordinator: nil))
    }
}
#endif
