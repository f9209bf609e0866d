import SwiftUI

struct NotesListView: View {
    @State private var attempt = 0

    @StateObject private var viewModel: NotesListViewModel

    init(viewModel: @autoclosure @escaping () -> NotesListViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        ZStack {
            if viewModel.hasLoaded {
                content
            } else if let error = viewModel.error {
                ErrorView(message: error.userMessage) {
                    attempt += 1
                }
            } else {
                LoadingView()
            }
        }
        .navigationTitle("notes.list.title")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Menu {
                    Button("notes.list.showCreate") {
                        viewModel.didTapCreate()
                    }
                    .accessibilityIdentifier("notes.list.showCreate")
                    Button("notes.list.showGallery") {
                        viewModel.didTapGallery()
                    }
                    .accessibilityIdentifier("notes.list.showGallery")
                    Button("notes.list.showSettings") {
                        viewModel.didTapSettings()
                    }
                    .accessibilityIdentifier("notes.list.showSettings")
                } label: {
                    Label("common.more", systemImage: "ellipsis.circle")
                }
                .accessibilityIdentifier("notes.list.more")
            }
        }
        .task(id: attempt) {
            await viewModel.load()
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
            viewModel.didSelectNote(item)
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
    NavigationStack {
        NotesListView(viewModel: NotesListViewModel(repository: MockNotesRepository(), coordinator: nil))
    }
}
#endif
