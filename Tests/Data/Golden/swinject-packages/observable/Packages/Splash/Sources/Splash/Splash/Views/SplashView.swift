import SwiftUI

struct SplashView: View {
    let viewModel: SplashViewModel

    var body: some View {
        Text("splash.title", bundle: .module)
            .font(.largeTitle)
            .accessibilityIdentifier("splash")
            .task {
                viewModel.decide()
            }
    }
}
