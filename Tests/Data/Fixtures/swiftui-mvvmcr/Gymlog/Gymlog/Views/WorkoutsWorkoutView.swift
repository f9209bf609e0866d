import SwiftUI

struct WorkoutsWorkoutView: View {
  @ObservedObject var viewModel: WorkoutsWorkoutViewModel

  var body: some View {
    Group {
      if let workout = viewModel.workout {
        List {
          Text(workout.name)
          Button("workouts.copy", action: viewModel.copy)
        }
      } else if viewModel.error != nil {
        ProblemView { Task { await viewModel.loadData() } }
      } else if viewModel.isLoading {
        SpinnerView()
      } else {
        EmptyStateView(icon: "questionmark", text: "workouts.gone")
      }
    }
    .refreshable { await viewModel.refresh() }
    .task { await viewModel.loadData() }
  }
}
