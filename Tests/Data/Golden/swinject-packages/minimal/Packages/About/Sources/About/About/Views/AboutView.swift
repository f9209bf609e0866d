import Common
import SwiftUI

struct AboutView: View {
    @ObservedObject var viewModel: AboutViewModel

    var body: some View {
        List {
            Text("about.about.message", bundle: .module)
        }
        .navigationTitle(Text("about.about.title", bundle: .module))
        .accessibilityIdentifier("about.about")
    }
}

#Preview {
    NavigationView {
        AboutView(viewModel: AboutViewModel(coordinator: nil))
    }
}
