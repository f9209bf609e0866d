import Common
import SwiftUI

struct HomeView: View {
    @ObservedObject var viewModel: HomeViewModel

    var body: some View {
        List {
            Text("home.greeting \(viewModel.userName)", bundle: .module)
                .font(.headline)
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
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Button {
                    viewModel.signOut()
                } label: {
                    Text("home.signOut", bundle: .module)
                }
                .accessibilityIdentifier("home.signOut")
            }
        }
    }
}
