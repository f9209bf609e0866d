import SwiftUI

public struct LoadingView: View {
    public init() {}

    public var body: some View {
        ProgressView {
            Text("common.loading", bundle: .module)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityIdentifier("common.loading")
    }
}

#Preview {
    LoadingView()
}
