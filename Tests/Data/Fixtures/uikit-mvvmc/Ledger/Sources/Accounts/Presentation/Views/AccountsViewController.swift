//
//  AccountsViewController.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

import Combine
import UIKit

final class AccountsViewController: BaseViewController<AccountsViewModel>, UITableViewDataSource, UITableViewDelegate {
  weak var coordinator: AccountsCoordinator?
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Accounts"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "account")
    tableView.frame = view.bounds
    view.addSubview(tableView)
    viewModel.$accounts
      .receive(on: DispatchQueue.main)
      .sink { _ in self.tableView.reloadData() }
      .store(in: &subscriptions)
    Task { [viewModel] in await viewModel.load() }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.accounts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "account", for: indexPath)
    let account = viewModel.accounts[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = account.number
    content.secondaryText = SettingsManager.shared.showsCents
      ? account.balance.formatted() : Int(account.balance).formatted()
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    coordinator?.showTransfer(from: viewModel.accounts[indexPath.row])
  }
}
