// from: 15.0
import Combine
import SwiftUI

struct Bookmark: Identifiable, Hashable, Sendable {
    let id: UUID
    var title: String
    var price: Double
    var date: Date
}

struct BookmarkList: View {
    let bookmarks: [Bookmark]
    let error: (any Error)?
    @State private var searchText = ""
    @State private var selected: Bookmark?
    @State private var failure: String?

    var body: some View {
        content
            .navigationTitle(Text(verbatim: "Bookmarks"))
            .searchable(text: $searchText, prompt: "bookmarks.search")
            .refreshable { await load() }
            .task(id: searchText) { await load() }
            .sheet(item: $selected) { bookmark in
                BookmarkRow(bookmark: bookmark)
            }
            .fullScreenCover(item: $selected, onDismiss: { failure = nil }) { BookmarkRow(bookmark: $0) }
            .alert(
                "bookmarks.error",
                isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } }),
                presenting: failure
            ) { _ in
                Button("retry") { Task { await load() } }
                Button("cancel", role: .cancel) {}
            } message: { text in
                Text(text)
            }
            .confirmationDialog(
                Text(verbatim: "Discard?"),
                isPresented: .constant(failure != nil),
                titleVisibility: .visible,
                presenting: failure
            ) { text in
                Button(role: .destructive, action: { failure = nil }) { Text(text) }
            }
    }

    @ViewBuilder
    private var content: some View {
        if error != nil {
            VStack(alignment: .leading, spacing: 8) {
                Image(systemName: "exclamationmark.triangle")
                    .font(.largeTitle)
                    .foregroundStyle(.red)
                    .accessibilityHidden(true)
                Text("bookmarks.failed")
                    .multilineTextAlignment(.center)
                Button("retry") { Task { await load() } }
                    .buttonStyle(.borderedProminent)
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
        } else if bookmarks.isEmpty {
            Label("bookmarks.empty", systemImage: "star")
        } else {
            List {
                ForEach(bookmarks) { bookmark in
                    Button {
                        selected = bookmark
                    } label: {
                        BookmarkRow(bookmark: bookmark)
                    }
                    .buttonStyle(.plain)
                    .swipeActions(edge: .trailing) {
                        Button("delete", role: .destructive) {}
                    }
                }
                .onDelete { _ in }
            }
            .listStyle(.insetGrouped)
            .overlay {
                if searchText.isEmpty { ProgressView("loading") }
            }
        }
    }

    private func load() async {}
}

struct BookmarkRow: View {
    let bookmark: Bookmark

    var body: some View {
        HStack {
            Text(bookmark.title).font(.headline)
            Spacer()
            Text(bookmark.price, format: .number)
            Text(bookmark.date, style: .date)
            Text(bookmark.date, format: .dateTime)
                .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text(verbatim: bookmark.title))
    }
}

struct BookmarkList_Previews: PreviewProvider {
    static var previews: some View {
        BookmarkList(bookmarks: [], error: nil)
    }
}

#Preview("empty") {
    BookmarkList(bookmarks: [], error: nil)
}
