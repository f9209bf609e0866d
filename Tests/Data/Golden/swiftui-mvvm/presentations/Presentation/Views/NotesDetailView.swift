import SwiftUI

struct NotesDetailView: View {
    @State private var attempt = 0

    @StateObject private var viewModel: NotesDetailViewModel

    init(viewModel: @autoclosure @escaping () -> NotesDetailViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        ZStack {
            if let item = viewModel.item {
                content(item)
            } else if let error = viewModel.error {
                ErrorView(message: error.userMessage) {
                    attempt += 1
                }
            } else if viewModel.hasLoaded {
                EmptyStateView(title: "notes.detail.empty.title", message: "notes.detail.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("notes.detail.title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("notes.detail.showEdit") {
                    viewModel.didTapEdit()
                }
                .accessibilityIdentifier("notes.detail.showEdit")
            }
        }
        .task(id: attempt) {
            await viewModel.load()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(_ item: Note) -> some View {
        List {
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Text(item.title)
                .font(.title)
            LabeledContent("notes.detail.property.body", value: item.body)
            LabeledContent("notes.detail.property.isPinned") {
                Text(item.isPinned ? "common.yes" : "common.no")
            }
            LabeledContent("notes.detail.property.budget", value: item.budget, format: .number)
            if let reminder = item.reminder {
                LabeledContent("notes.detail.property.reminder") {
                    Text(reminder, style: .date)
                }
            }
            LabeledContent("notes.detail.property.state") {
                Text(LocalizedStringKey("notes.noteState." + item.state.rawValue))
            }
        }
        .accessibilityIdentifier("notes.detail")
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        NotesDetailView(
            viewModel: NotesDetailViewModel(itemId: "item-1", repository: MockNotesRepository(), coordinator: nil)
        )
    }
}
#endif
