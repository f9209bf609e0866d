import SwiftUI

struct Notice {
  let symbol: String
  let text: String
}

struct EmptyStateView: View {
  private let notice: Notice

  init(_ notice: Notice) {
    self.notice = notice
  }

  var body: some View {
    Label(notice.text, systemImage: notice.symbol)
  }
}

struct ErrorView: View {
  private let notice: Notice
  private let retry: () async -> Void

  init(_ notice: Notice, retry: @escaping () async -> Void) {
    self.notice = notice
    self.retry = retry
  }

  var body: some View {
    VStack {
      EmptyStateView(notice)
      Button("Retry") { Task { await retry() } }
    }
  }
}
