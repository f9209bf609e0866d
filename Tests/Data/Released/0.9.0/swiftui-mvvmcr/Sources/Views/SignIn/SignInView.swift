import SwiftUI

struct SignInView: View {
    @ObservedObject var viewModel: SignInViewModel

    var body: some View {
        VStack(spacing: 16) {
            Text("signIn.title")
                .font(.largeTitle)
            Text("signIn.message")
                .foregroundStyle(.secondary)
            Button("signIn.submit") {
                viewModel.signIn()
            }
            .buttonStyle(.borderedProminent)
            .accessibilityIdentifier("signIn.submit")
        }
        .multilineTextAlignment(.center)
        .padding()
    }
}

#Preview {
    SignInView(viewModel: SignInViewModel(coordinator: nil))
}
