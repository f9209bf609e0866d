import SwiftUI

struct SpinnerView: View {
  var body: some View { ProgressView() }
}

struct ProblemView: View {
  let retry: () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Text("common.error")
      Button("common.retry", action: retry)
    }
  }
}

struct EmptyStateView: View {
  let icon: String
  let text: LocalizedStringKey

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: icon)
      Text(text)
    }
  }
}
