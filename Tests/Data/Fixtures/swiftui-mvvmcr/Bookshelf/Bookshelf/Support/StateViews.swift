//
//  StateViews.swift
//  Bookshelf
//

import SwiftUI

struct LoadingView: View {
	var body: some View {
		ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
	}
}

struct RetryView: View {
	let retry: () -> Void

	var body: some View {
		VStack(spacing: 12) {
			Text("common.error")
			Button("common.retry", action: retry)
		}
	}
}

struct NothingHereView: View {
	let symbol: String
	let text: LocalizedStringKey

	var body: some View {
		VStack(spacing: 12) {
			Image(systemName: symbol).font(.largeTitle)
			Text(text)
		}
	}
}
