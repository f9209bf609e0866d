import Common
import SwiftUI

struct PrescriptionsView: View {
    @ObservedObject var viewModel: PrescriptionsViewModel

    var body: some View {
        if viewModel.isEmpty {
            EmptyStateView(icon: "pills", title: "No prescriptions")
        } else {
            List(viewModel.names, id: \.self) { Text($0) }
        }
    }
}
