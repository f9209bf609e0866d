import SwiftUI

struct AuthLoginView: View {
  @ObservedObject var viewModel: AuthLoginViewModel

  var body: some View {
    Form {
      TextField("auth.email", text: $viewModel.email)
      SecureField("auth.password", text: $viewModel.password)
      Button("auth.login") { Task { await viewModel.logIn() } }
      Button("auth.forgot", action: viewModel.forgot)
    }
  }
}
