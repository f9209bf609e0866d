//
//  ReaderCurrentView.swift
//  Bookshelf
//

import SwiftUI

struct ReaderCurrentView: View {
	@StateObject var viewModel: ReaderCurrentViewModel

	var body: some View {
		Group {
			if viewModel.isLoading {
				LoadingView()
			} else if viewModel.error != nil {
				RetryView { Task { await viewModel.loadData() } }
			} else {
				List(viewModel.readings) { reading in
					Button(reading.title) { viewModel.open(reading) }
				}
			}
		}
		.navigationTitle("reader.current.title")
		.toolbar {
			ToolbarItem(placement: .navigationBarTrailing) {
				Button("reader.current.bookmarks", action: viewModel.showBookmarks)
			}
		}
		.task { await viewModel.loadData() }
	}
}
