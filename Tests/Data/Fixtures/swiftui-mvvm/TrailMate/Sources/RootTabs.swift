import SwiftUI

struct RootTabs: View {
	@ObservedObject var navigator: AppNavigator

	var body: some View {
		TabView(selection: $navigator.tab) {
			ForEach(MainTab.allCases) { tab in
				NavigationStack(path: $navigator.stacks[tab]) {
					navigator.view(for: tab.destination)
						.navigationDestination(for: Destination.self) { destination in
							navigator.view(for: destination)
						}
				}
				.tabItem {
					Label(LocalizedStringKey(tab.title), systemImage: tab.icon)
				}
				.tag(tab)
			}
		}
		.sheet(item: $navigator.modal) { destination in
			NavigationStack {
				navigator.view(for: destination)
			}
		}
	}
}
