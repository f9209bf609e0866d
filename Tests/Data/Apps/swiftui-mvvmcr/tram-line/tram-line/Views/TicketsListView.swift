import SwiftUI

struct TicketsListView: View {
  @ObservedObject var viewModel: TicketsListViewModel

  var body: some View {
    List(viewModel.tickets) { Text("\($0.zones) zones") }
      .task { await viewModel.load() }
  }
}
