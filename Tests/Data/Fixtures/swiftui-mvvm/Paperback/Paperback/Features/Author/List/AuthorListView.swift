//
//  AuthorListView.swift
//  Paperback
//

import SwiftUI

struct AuthorListView: View {
  @StateObject private var viewModel = AuthorListViewModel()

  var body: some View {
    List(viewModel.names, id: \.self) { name in
      Text(name)
    }
    .task {
      await viewModel.load()
    }
  }
}
