import SwiftUI

struct LoansView: View {
    @State var viewModel: LoansViewModel

    var body: some View {
        List(viewModel.loans) { Text($0.borrower) }
            .navigationTitle("On loan")
            .task { await viewModel.load() }
    }
}
