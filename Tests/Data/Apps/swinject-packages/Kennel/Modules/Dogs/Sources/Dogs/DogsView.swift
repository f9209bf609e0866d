import Common
import SwiftUI

struct DogsView: View {
    @ObservedObject var viewModel: DogsViewModel

    var body: some View {
        content.task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        if viewModel.hasFailed {
            ErrorView(.emptyBowl, message: "The list is not available.")
        } else if viewModel.dogs.isEmpty {
            PlaceholderView(.sleepingDog, message: "No guests today")
        } else {
            List(viewModel.dogs) { Text($0.name) }
        }
    }
}
