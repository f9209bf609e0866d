import SwiftUI

/// The hidden links that push a navigation stack, each inside the screen that the one before it pushes.
struct NavigationLinks<Destination: View>: View {
    @Binding var stack: [NavigationItem]
    var index = 0
    let destination: (NavigationItem) -> Destination

    var body: some View {
        if index < stack.count {
            NavigationLink(isActive: isActive) {
                destination(stack[index])
                    .background(NavigationLinks(stack: $stack, index: index + 1, destination: destination))
            } label: {
                EmptyView()
            }
            .isDetailLink(false)
            .hidden()
        }
    }

    private var isActive: Binding<Bool> {
        Binding(
            get: { index < stack.count },
            set: { isActive in
                if !isActive {
                    stack = Array(stack.prefix(index))
                }
            }
        )
    }
}
