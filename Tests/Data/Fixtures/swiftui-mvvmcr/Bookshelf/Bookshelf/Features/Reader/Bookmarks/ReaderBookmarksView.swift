//
//  ReaderBookmarksView.swift
//  Bookshelf
//

import SwiftUI

struct ReaderBookmarksView: View {
	@ObservedObject var viewModel: ReaderBookmarksViewModel

	var body: some View {
		List(viewModel.pages, id: \.self) { page in
			Text(page, format: .number)
		}
		.navigationTitle("reader.bookmarks.title")
	}
}
