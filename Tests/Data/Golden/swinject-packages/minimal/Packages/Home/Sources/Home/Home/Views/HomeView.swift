import Common
import SwiftUI

struct HomeView: View {
    @ObservedObject var viewModel: HomeViewModel

    var body: some View {
        List {
            ForEach(viewModel.features, id: \.self) { feature in
                Button {
                    viewModel.show(feature)
                } label: {
                    Label {
                        feature.title
                    } icon: {
                        Image(systemName: feature.systemImage)
                    }
                }
                .accessibilityIdentifier("home.feature.\(feature.rawValue)")
            }
        }
        .accessibilityIdentifier("home")
        .navigationTitle(Text("home.title", bundle: .module))
    }
}
