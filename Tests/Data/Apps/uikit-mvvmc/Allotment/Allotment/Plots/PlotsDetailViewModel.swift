import Combine

@MainActor
final class PlotsDetailViewModel: ObservableObject {
  @Published private(set) var title: String

  init(plot: Plot) {
    title = plot.name
  }
}
