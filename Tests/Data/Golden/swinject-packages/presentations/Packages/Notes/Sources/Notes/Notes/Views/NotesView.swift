import Common
import SwiftUI

struct NotesView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: NotesViewModel

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
        .navigationTitle(Text("notes.list.title", bundle: .module))
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Menu {
                    Button {
                        viewModel.showCreate()
                    } label: {
                        Text("notes.list.showCreate", bundle: .module)
                    }
                    .accessibilityIdentifier("notes.list.showCreate")
                    Button {
                        viewModel.showGallery()
                    } label: {
                        Text("notes.list.showGallery", bundle: .module)
                    }
                    .accessibilityIdentifier("notes.list.showGallery")
                    Button {
                        viewModel.showSettings()
                    } label: {
                        Text("notes.list.showSettings", bundle: .module)
                    }
                    .accessibilityIdentifier("notes.list.showSettings")
                } label: {
                    Label {
                        CommonText.more
                    } icon: {
                        Image(systemName: "ellipsis.circle")
                    }
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
                ErrorLabel(message: error.userMessage)
            }
            ForEach(viewModel.items) { item in
                row(item)
            }
        }
        .accessibilityIdentifier("notes.list")
        .overlay {
            if viewModel.items.isEmpty {
                EmptyStateView(
                    title: Text("notes.list.empty.title", bundle: .module),
                    message: Text("notes.list.empty.message", bundle: .module)
                )
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
        NotesView(
            viewModel: NotesViewModel(interactor: NotesInteractor(repository: MockNotesRepository()), coordinator: nil)
        )
    }
}
#endif
