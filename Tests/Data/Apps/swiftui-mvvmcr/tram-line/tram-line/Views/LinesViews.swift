import SwiftUI

struct LinesListView: View {
  @ObservedObject var viewModel: LinesListViewModel
  let onSelect: (Line) -> Void

  var body: some View {
    content.task { await viewModel.load() }
  }

  @ViewBuilder
  private var content: some View {
    if let problem = viewModel.problem {
      ErrorView(Notice(symbol: "bolt.slash", text: problem)) { await viewModel.load() }
    } else if viewModel.lines.isEmpty {
      EmptyStateView(Notice(symbol: "tram", text: "No trams today"))
    } else {
      List(viewModel.lines) { line in
        Button("\(line.from) – \(line.to)") { onSelect(line) }
      }
    }
  }
}

struct LinesDetailView: View {
  @StateObject private var viewModel: LinesDetailViewModel

  init(viewModel: LinesDetailViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel)
  }

  var body: some View {
    Text(viewModel.line?.to ?? "…")
      .navigationTitle("Line \(viewModel.number)")
      .task { await viewModel.load() }
  }
}
