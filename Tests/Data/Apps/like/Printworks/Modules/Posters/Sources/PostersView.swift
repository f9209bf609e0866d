import SwiftUI

struct PostersView: View {
    @ObservedObject var viewModel: PostersViewModel

    var body: some View {
        Form {
            Picker("Format", selection: $viewModel.format) {
                ForEach(PosterFormat.allCases, id: \.self) { format in
                    Text(format.rawValue)
                }
            }
            Stepper("\(viewModel.copies) posters", value: $viewModel.copies)
            Button("Print posters", action: viewModel.printPosters)
        }
    }
}
