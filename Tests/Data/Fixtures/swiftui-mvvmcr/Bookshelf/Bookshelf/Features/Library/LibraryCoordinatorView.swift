//
//  LibraryCoordinatorView.swift
//  Bookshelf
//

import SwiftUI

struct LibraryCoordinatorView: View {
	@ObservedObject var coordinator: LibraryCoordinator

	var body: some View {
		NavigationView {
			coordinator.build(.shelf)
				.background(links(from: 0))
		}
		.navigationViewStyle(.stack)
		.sheet(item: $coordinator.presentedSheet) { item in
			NavigationView { screen(item) }
		}
		.fullScreenCover(item: $coordinator.presentedFullScreen) { item in
			NavigationView { screen(item) }
		}
	}

	@ViewBuilder
	private func screen(_ item: NavigationItem) -> some View {
		if let route = item.route.base as? LibraryRoute {
			coordinator.build(route)
		}
	}

	private func links(from index: Int) -> AnyView {
		guard index < coordinator.navigationStack.count else { return AnyView(EmptyView()) }
		let destination = screen(coordinator.navigationStack[index]).background(links(from: index + 1))
		return AnyView(
			NavigationLink(destination: destination, isActive: isActive(index)) { EmptyView() }
				.hidden()
		)
	}

	private func isActive(_ index: Int) -> Binding<Bool> {
		Binding(
			get: { index < coordinator.navigationStack.count },
			set: { isActive in
				if !isActive { coordinator.navigationStack = Array(coordinator.navigationStack.prefix(index)) }
			}
		)
	}
}
