import SwiftUI

struct VisitsListView: View {
    @ObservedObject var viewModel: VisitsListViewModel

    var body: some View {
        List(viewModel.visits) { Text($0.reason) }
            .navigationTitle("Visits")
            .task { await viewModel.loadData() }
    }
}
