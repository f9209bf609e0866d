//
//  ReaderPageView.swift
//  Bookshelf
//

import SwiftUI

struct ReaderPageView: View {
	@ObservedObject var viewModel: ReaderPageViewModel
	@Environment(\.dismiss) private var dismiss

	var body: some View {
		ScrollView {
			if let text = viewModel.text {
				Text(text).padding()
				Button("reader.page.turn", action: viewModel.turn)
			} else if viewModel.error == nil {
				LoadingView()
			}
		}
		.toolbar {
			ToolbarItem(placement: .navigationBarLeading) {
				Button("reader.page.close") { dismiss() }
			}
		}
		.onAppear { Task { await viewModel.loadData() } }
		.refreshable { await viewModel.refresh() }
	}
}
