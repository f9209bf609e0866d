//
//  AppTab.swift
//  Bookshelf
//

import SwiftUI

enum AppTab: Int, CaseIterable, Identifiable {
	case library
	case reader

	var id: Int { rawValue }

	var title: LocalizedStringKey {
		switch self {
		case .library: return "library.tab"
		case .reader: return "reader.tab"
		}
	}

	var systemImage: String {
		switch self {
		case .library: return "books.vertical"
		case .reader: return "book"
		}
	}
}
