//
//  MainTabView.swift
//  Bookshelf
//

import SwiftUI

struct MainTabView: View {
	@ObservedObject var appCoordinator: AppCoordinator

	var body: some View {
		TabView(selection: $appCoordinator.selectedTab) {
			ForEach(AppTab.allCases) { tab in
				screen(of: tab)
					.tabItem { Label(tab.title, systemImage: tab.systemImage) }
					.tag(tab)
			}
		}
	}

	@ViewBuilder
	private func screen(of tab: AppTab) -> some View {
		switch tab {
		case .library: appCoordinator.libraryCoordinator.rootView()
		case .reader: appCoordinator.readerCoordinator.rootView()
		}
	}
}
