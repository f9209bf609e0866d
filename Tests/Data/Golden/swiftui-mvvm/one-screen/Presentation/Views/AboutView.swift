import SwiftUI

struct AboutView: View {
    @StateObject private var viewModel: AboutViewModel

    init(viewModel: @autoclosure @escaping () -> AboutViewModel) {
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
        AboutView(viewModel: AboutViewModel(coordinator: nil))
    }
}
