import SwiftUI

struct AboutAboutView: View {
    @ObservedObject var viewModel: AboutAboutViewModel

    var body: some View {
        List {
            Text("about.about.message")
        }
        .navigationTitle("about.about.title")
        .accessibilityIdentifier("about.about")
    }
}

#Preview {
    NavigationView {
        AboutAboutView(viewModel: AboutAboutViewModel(coordinator: nil))
    }
}
