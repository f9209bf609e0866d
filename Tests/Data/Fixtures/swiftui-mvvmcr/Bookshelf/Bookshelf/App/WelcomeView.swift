//
//  WelcomeView.swift
//  Bookshelf
//

import SwiftUI

struct WelcomeView: View {
	let start: () -> Void

	var body: some View {
		VStack(spacing: 12) {
			Text("welcome.title").font(.largeTitle)
			Button("welcome.start", action: start)
		}
	}
}
