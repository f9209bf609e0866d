import SwiftUI

struct WorkoutsListView: View {
  @ObservedObject var viewModel: WorkoutsListViewModel

  var body: some View {
    Group {
      switch viewModel.state {
      case .loading:
        SpinnerView()
      case .failed:
        ProblemView { Task { await viewModel.loadData() } }
      case .loaded(let workouts) where workouts.isEmpty:
        EmptyStateView(icon: "dumbbell", text: "workouts.empty")
      case .loaded(let workouts):
        List(workouts) { workout in
          Button(workout.name) { viewModel.select(workout) }
        }
      }
    }
    .navigationTitle("workouts.title")
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button(action: viewModel.add) { Image(systemName: "plus") }
      }
    }
    .refreshable { await viewModel.refresh() }
    .task { await viewModel.loadData() }
  }
}
