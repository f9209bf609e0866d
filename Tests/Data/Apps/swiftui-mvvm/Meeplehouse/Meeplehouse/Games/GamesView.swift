import SwiftUI

struct GamesView: View {
    @State var viewModel: GamesViewModel

    var body: some View {
        List(viewModel.games) { game in
            Button(game.title) { viewModel.choose(game) }
        }
        .overlay {
            if let problem = viewModel.problem {
                ContentUnavailableView(problem, systemImage: "wifi.slash")
            }
        }
        .navigationTitle("Games")
        .task { await viewModel.load() }
    }
}
