import SwiftUI

struct AuthForgotPasswordView: View {
  @ObservedObject var viewModel: AuthForgotPasswordViewModel

  var body: some View {
    VStack(spacing: 16) {
      Text("auth.forgot.message")
      Button("auth.forgot.done", action: viewModel.done)
    }
  }
}
