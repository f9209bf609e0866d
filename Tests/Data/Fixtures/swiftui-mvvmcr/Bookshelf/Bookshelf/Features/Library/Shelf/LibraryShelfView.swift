//
//  LibraryShelfView.swift
//  Bookshelf
//

import SwiftUI

struct LibraryShelfView: View {
	@ObservedObject var viewModel: LibraryShelfViewModel

	var body: some View {
		content
			.navigationTitle("library.shelf.title")
			.toolbar {
				ToolbarItem(placement: .navigationBarTrailing) {
					Button(action: viewModel.add) { Image(systemName: "plus") }
				}
			}
			.task { await viewModel.loadData() }
			.refreshable { await viewModel.refresh() }
	}

	@ViewBuilder
	private var content: some View {
		if viewModel.isLoading && viewModel.books.isEmpty {
			LoadingView()
		} else if viewModel.error != nil && viewModel.books.isEmpty {
			RetryView { Task { await viewModel.loadData() } }
		} else if viewModel.books.isEmpty {
			NothingHereView(symbol: "books.vertical", text: "library.shelf.empty")
		} else {
			List(viewModel.books) { book in
				Button {
					viewModel.open(book)
				} label: {
					LibraryBookRow(book: book)
				}
			}
		}
	}
}
