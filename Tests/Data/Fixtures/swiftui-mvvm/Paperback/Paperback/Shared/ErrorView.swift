//
//  ErrorView.swift
//  Paperback
//

import SwiftUI

struct ErrorView: View {
  let error: Error

  var body: some View {
    Text(verbatim: error.localizedDescription)
      .foregroundStyle(.red)
      .padding()
  }
}
