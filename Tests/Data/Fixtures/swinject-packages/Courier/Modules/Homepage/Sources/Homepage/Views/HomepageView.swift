import Common
import SwiftUI

struct HomepageView: View {
    @ObservedObject var viewModel: HomepageViewModel

    var body: some View {
        List {
            Text(viewModel.greeting)
            ForEach(viewModel.parcels) { parcel in
                Text(parcel.title)
            }
            Button("Profile") { viewModel.showProfile() }
        }
        .task { await viewModel.load() }
    }
}
