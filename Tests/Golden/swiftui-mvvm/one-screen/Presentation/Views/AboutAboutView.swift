import SwiftUI

struct AboutAboutView: View {
    @StateObject private var viewModel: AboutAboutViewModel

    init(viewModel: @autoclosure @escaping () -> AboutAboutViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        List {
            Text("about.about.message")
        }
        .navigationTitle("about.about.title")
        .accessibilityIdentifier("about.about")
    }
}

#Preview {
    NavigationStack {
        AboutAboutView(viewModel: AboutAboutViewModel(coordinator: nil))
    }
}
