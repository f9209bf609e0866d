import SwiftUI

struct AuthView: View {
    @EnvironmentObject private var session: Session
    @State private var code = ""

    var body: some View {
        Form {
            SecureField("auth.code", text: $code)
            Button("auth.login") { session.authenticate(with: code) }
                .disabled(code.isEmpty)
        }
    }
}
