import SwiftUI

struct WorkoutsEditorView: View {
  @ObservedObject var viewModel: WorkoutsEditorViewModel

  var body: some View {
    Form {
      TextField("workouts.editor.name", text: $viewModel.name)
      Button("workouts.editor.save") { Task { await viewModel.save() } }
        .disabled(viewModel.name.isEmpty || viewModel.isLoading)
    }
  }
}
