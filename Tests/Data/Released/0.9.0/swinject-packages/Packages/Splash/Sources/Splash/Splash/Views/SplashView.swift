import SwiftUI

struct SplashView: View {
    @ObservedObject var viewModel: SplashViewModel

    var body: some View {
        Text("splash.title", bundle: .module)
            .font(.largeTitle)
            .accessibilityIdentifier("splash")
            .task {
                viewModel.decide()
            }
    }
}
