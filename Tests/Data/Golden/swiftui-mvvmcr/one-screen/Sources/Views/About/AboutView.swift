import SwiftUI

struct AboutView: View {
    @ObservedObject var viewModel: AboutViewModel

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
        AboutView(viewModel: AboutViewModel(coordinator: nil))
    }
}
