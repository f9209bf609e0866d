import SwiftUI

struct LabelsView: View {
    @ObservedObject var viewModel: LabelsViewModel

    var body: some View {
        Form {
            Toggle("Round", isOn: $viewModel.isRound)
            Stepper("\(viewModel.copies) labels", value: $viewModel.copies)
            Button("Print labels", action: viewModel.printLabels)
        }
    }
}
