//
//  BookDetailView.swift
//  Paperback
//

import SwiftUI

struct BookDetailView: View {
  @StateObject var viewModel: BookDetailViewModel

  var body: some View {
    VStack {
      Text(viewModel.book.title)
        .foregroundStyle(viewModel.titleColor)
      Text(viewModel.book.author)
      Button("Done", action: viewModel.didTapDone)
    }
    .task {
      viewModel.didAppear()
    }
  }
}
