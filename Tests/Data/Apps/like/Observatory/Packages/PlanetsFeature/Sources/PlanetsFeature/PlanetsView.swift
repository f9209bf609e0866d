import Core
import SwiftUI

struct PlanetsView: View {
    @StateObject var viewModel: PlanetsViewModel

    var body: some View {
        List {
            ForEach(viewModel.found, id: \.self) { planet in
                Label(planet, systemImage: "globe")
            }
        }
        .navigationTitle("Planets")
        .searchable(text: $viewModel.search)
        .task { await viewModel.reload() }
    }
}
