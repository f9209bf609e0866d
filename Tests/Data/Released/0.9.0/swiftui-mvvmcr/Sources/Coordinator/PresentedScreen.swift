import SwiftUI

/// A screen that is presented, with what is pushed in it.
nonisolated struct PresentedScreen: Identifiable {
    let item: NavigationItem
    let isFullScreen: Bool
    var stack: [NavigationItem] = []

    var id: NavigationItem.ID { item.id }
}

extension View {
    /// Presents screens above each other. `screen` makes each of them, with the binding to what is pushed in it.
    func presenting<Screen: View>(
        _ presented: Binding<[PresentedScreen]>,
        @ViewBuilder screen: @escaping (NavigationItem, Binding<[NavigationItem]>) -> Screen
    ) -> some View {
        modifier(Presenting(presented: presented, level: 0, screen: screen))
    }
}

/// Presents the screen of a level, which presents that of the next level itself.
private struct Presenting<Screen: View>: ViewModifier {
    @Binding var presented: [PresentedScreen]
    let level: Int
    let screen: (NavigationItem, Binding<[NavigationItem]>) -> Screen

    func body(content: Content) -> some View {
        content
            .sheet(item: shown(isFullScreen: false), content: next)
            .fullScreenCover(item: shown(isFullScreen: true), content: next)
    }

    private func next(_ shown: PresentedScreen) -> some View {
        screen(shown.item, stack)
            .modifier(Presenting(presented: $presented, level: level + 1, screen: screen))
    }

    private var current: PresentedScreen? {
        presented.indices.contains(level) ? presented[level] : nil
    }

    private func shown(isFullScreen: Bool) -> Binding<PresentedScreen?> {
        Binding(
            get: { current?.isFullScreen == isFullScreen ? current : nil },
            set: { if $0 == nil { presented = Array(presented.prefix(level)) } }
        )
    }

    private var stack: Binding<[NavigationItem]> {
        Binding(
            get: { current?.stack ?? [] },
            set: { if current != nil { presented[level].stack = $0 } }
        )
    }
}
