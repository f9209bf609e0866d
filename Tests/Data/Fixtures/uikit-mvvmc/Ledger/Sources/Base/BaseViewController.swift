//
//  BaseViewController.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

import Combine
import UIKit

class BaseViewController<VM: ObservableObject>: UIViewController {
  let viewModel: VM
  var subscriptions = Set<AnyCancellable>()

  init(viewModel: VM) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("no storyboards") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.backgroundColor = .systemGroupedBackground
  }
}
