import Common
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
                EmptyStateView(
                    title: Text("notes.detail.empty.title", bundle: .module),
                    message: Text("notes.detail.empty.message", bundle: .module)
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle(Text("notes.detail.title", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Button {
                    viewModel.showEdit()
                } label: {
                    Text("notes.detail.showEdit", bundle: .module)
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
                ErrorLabel(message: error.userMessage)
            }
            Text(item.title)
                .font(.title)
            Section {
                Text(item.body)
            } header: {
                Text("notes.detail.property.body", bundle: .module)
            }
            Section {
                item.isPinned ? CommonText.yes : CommonText.no
            } header: {
                Text("notes.detail.property.isPinned", bundle: .module)
            }
            Section {
                Text(item.budget, format: .number)
            } header: {
                Text("notes.detail.property.budget", bundle: .module)
            }
            if let reminder = item.reminder {
                Section {
                    Text(reminder, style: .date)
                } header: {
                    Text("notes.detail.property.reminder", bundle: .module)
                }
            }
            Section {
                Text(LocalizedStringKey("notes.noteState." + item.state.rawValue), bundle: .module)
            } header: {
                Text("notes.detail.property.state", bundle: .module)
            }
        }
        .accessibilityIdentifier("notes.detail")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        NotesDetailView(
            viewModel: NotesDetailViewModel(
                itemId: "item-1",
                interactor: NotesDetailInteractor(repository: MockNotesRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
