//
//  HarvestsViewController.swift
//  Orchard
//
//  Created by Mara Lindqvist on 03.04.2024.
//

import UIKit

/// The list of harvests.
final class HarvestsViewController: UIViewController {
    private let presenter: HarvestsPresenting
    private let message = MessageLabel()
    private let tableView = UITableView()
    private var rows: [HarvestRow] = []

    init(presenter: HarvestsPresenting) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(HarvestCell.self, forCellReuseIdentifier: HarvestCell.identifier)
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        view.addSubview(message)
        presenter.viewDidLoad()
    }
}

extension HarvestsViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: HarvestCell.identifier, for: indexPath)
        (cell as? HarvestCell)?.show(rows[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(at: indexPath.row)
    }
}

extension HarvestsViewController: HarvestsViewing {
    func show(_ rows: [HarvestRow]) {
        self.rows = rows
        message.show(nil)
        tableView.reloadData()
    }

    func show(message text: String) {
        message.show(text)
    }
}
