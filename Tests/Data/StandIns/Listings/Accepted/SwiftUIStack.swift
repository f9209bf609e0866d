// from: 16.0
import Combine
import SwiftUI

struct StackItem: Hashable, Identifiable, Sendable {
    let id: Int
}

@MainActor
final class StackCoordinator: ObservableObject {
    @Published var path = NavigationPath()
    @Published var items: [StackItem] = []

    func push(_ item: StackItem) {
        path.append(item)
        items.append(item)
    }

    func popToRoot() {
        path.removeLast(path.count)
        items.removeAll()
    }
}

struct StackView: View {
    @ObservedObject var coordinator: StackCoordinator

    var body: some View {
        TabView {
            NavigationStack(path: $coordinator.path) {
                List(coordinator.items) { item in
                    NavigationLink(value: item) { Text(item.id, format: .number) }
                    NavigationLink("detail", value: item)
                }
                .navigationDestination(for: StackItem.self) { item in
                    Text(item.id, format: .number)
                        .presentationDetents([.medium, .large])
                }
                .toolbar(.hidden, for: .tabBar)
                .scrollContentBackground(.hidden)
            }
            .tabItem { Label("first", systemImage: "1.circle") }
            .tag(0)
            NavigationStack(path: $coordinator.items) {
                LabeledContent("key", value: "value")
                Text(LocalizedStringResource("stack.resource"))
                Text("styled").bold().fontWeight(.semibold)
            }
            .tabItem {
                Image(systemName: "2.circle")
                Text("second")
            }
            .badge(2)
        }
    }
}
