// from: 15.0
// until: 15.0
import Combine
import SwiftUI

struct LinkItem: Identifiable, Equatable {
    let id = UUID()
    let path: String
}

@MainActor
final class LinksCoordinator: ObservableObject {
    @Published var stack: [LinkItem] = []
    @Published var sheet: LinkItem?

    @ViewBuilder
    func build(_ item: LinkItem) -> some View {
        switch item.path {
        case "list": Text("list")
        case "detail": Image(systemName: "star")
        default: EmptyView()
        }
    }
}

struct LinksView: View {
    @ObservedObject var coordinator: LinksCoordinator

    var body: some View {
        NavigationView {
            Text("root")
                .background(links(from: 0))
        }
        .navigationViewStyle(.stack)
        .sheet(item: $coordinator.sheet) { coordinator.build($0) }
    }

    private func links(from index: Int) -> AnyView {
        guard index < coordinator.stack.count else { return AnyView(EmptyView()) }
        return AnyView(
            NavigationLink(
                isActive: Binding(
                    get: { index < coordinator.stack.count },
                    set: { if !$0 { coordinator.stack = Array(coordinator.stack.prefix(index)) } }
                ),
                destination: {
                    coordinator.build(coordinator.stack[index]).background(links(from: index + 1))
                },
                label: { EmptyView() }
            )
            .isDetailLink(false)
            .hidden()
        )
    }
}

struct OldStyleChange: View {
    @State private var text = ""

    var body: some View {
        TextField("text", text: $text)
            .onChange(of: text) { _ in }
    }
}
