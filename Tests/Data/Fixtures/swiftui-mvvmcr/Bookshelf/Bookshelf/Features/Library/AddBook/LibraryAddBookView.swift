//
//  LibraryAddBookView.swift
//  Bookshelf
//

import SwiftUI

struct LibraryAddBookView: View {
	@ObservedObject var viewModel: LibraryAddBookViewModel

	var body: some View {
		Form {
			TextField("library.addBook.title", text: $viewModel.title)
			TextField("library.addBook.author", text: $viewModel.author)
			Button("library.addBook.save") { Task { await viewModel.save() } }
				.disabled(viewModel.isLoading || viewModel.title.isEmpty)
			Button("library.addBook.cancel", action: viewModel.cancel)
		}
	}
}
