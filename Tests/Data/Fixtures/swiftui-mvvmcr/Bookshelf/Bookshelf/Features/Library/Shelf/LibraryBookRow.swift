//
//  LibraryBookRow.swift
//  Bookshelf
//

import SwiftUI

struct LibraryBookRow: View {
	let book: Book

	var body: some View {
		VStack(alignment: .leading) {
			Text(book.title)
			Text(book.author).font(.footnote).foregroundStyle(.secondary)
		}
	}
}
