//
//  BookListView.swift
//  Paperback
//

import SwiftUI

struct BookListView: View {
  @StateObject var viewModel: BookListViewModel

  var body: some View {
    List {
      if let error = viewModel.error {
        ErrorView(error: error)
      }
      ForEach(viewModel.books) { book in
        Button(book.title) {
          viewModel.didSelectBook(book)
        }
      }
    }
    .navigationTitle("Books")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Authors", action: viewModel.didTapAuthors)
      }
    }
    .task {
      await viewModel.loadBooks()
    }
  }
}
