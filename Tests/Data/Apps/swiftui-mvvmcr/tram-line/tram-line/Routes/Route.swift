import Foundation

/// A screen: it can be told from others, and it is named in the history.
protocol Route: Hashable, Identifiable, Sendable {
  var id: String { get }
  var title: String { get }
}

struct DeepLinkError: Error, Equatable {
  let url: URL
}
