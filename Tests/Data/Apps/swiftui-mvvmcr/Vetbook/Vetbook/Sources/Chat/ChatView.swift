import SwiftUI

/// The talk with the practice. It is shown over everything, so it has no coordinator of its own.
struct ChatView: View {
    @ObservedObject var viewModel: ChatViewModel

    var body: some View {
        List(viewModel.lines, id: \.self) { Text($0) }
            .navigationTitle(viewModel.practice)
    }
}
