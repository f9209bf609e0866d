//
//  LibraryBookView.swift
//  Bookshelf
//

import SwiftUI

struct LibraryBookView: View {
	@ObservedObject var viewModel: LibraryBookViewModel

	var body: some View {
		Group {
			if let book = viewModel.book {
				List {
					Text(book.title).font(.title)
					Text(book.author)
					Button("library.book.read", action: viewModel.read)
				}
			} else if viewModel.error != nil {
				RetryView { Task { await viewModel.loadData() } }
			} else if viewModel.isLoading {
				LoadingView()
			} else {
				NothingHereView(symbol: "book", text: "library.book.empty")
			}
		}
		.navigationBarTitleDisplayMode(.inline)
		.task { await viewModel.loadData() }
		.refreshable { await viewModel.refresh() }
	}
}
