//
//  TransfersViewController.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

import Combine
import UIKit

final class TransfersViewController: BaseViewController<TransfersViewModel> {
  var coordinator: TransfersCoordinator?
  private let numberField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "transfers.title")
    numberField.frame = CGRect(x: 16, y: 120, width: 300, height: 44)
    numberField.placeholder = "Account number"
    numberField.addAction(UIAction { [weak self] _ in self?.entered() }, for: .editingChanged)
    view.addSubview(numberField)
    let action = UIAction(title: String(localized: "transfers.send")) { [weak self] _ in self?.send() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
    viewModel.$isSent
      .receive(on: DispatchQueue.main)
      .sink { [weak self] isSent in
        if isSent { self?.dismiss(animated: true) }
      }
      .store(in: &subscriptions)
  }

  private func entered() {
    viewModel.number = numberField.text ?? ""
  }

  private func send() {
    Task { [viewModel] in await viewModel.send() }
  }
}
