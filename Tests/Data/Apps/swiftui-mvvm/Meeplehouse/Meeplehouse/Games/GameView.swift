import SwiftUI

struct GameView: View {
    @State var viewModel: GameViewModel

    var body: some View {
        VStack {
            if let game = viewModel.game {
                Text(game.title)
                Text("\(game.players) players")
            }
        }
        .task { await viewModel.load() }
    }
}
