//
//  NavigationItem.swift
//  Bookshelf
//

import Foundation

struct NavigationItem: Identifiable, Hashable {
	let id = UUID()
	let route: AnyHashable

	init(_ route: some Route) {
		self.route = AnyHashable(route)
	}
}
