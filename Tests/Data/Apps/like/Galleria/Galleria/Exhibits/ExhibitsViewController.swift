import UIKit

class ExhibitsViewController: UIViewController {
    @IBOutlet private weak var tableView: UITableView!
    private var exhibits: [Exhibit] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = text("exhibits_title")
        tableView.dataSource = self
        tableView.delegate = self
        NotificationCenter.default.addObserver(forName: .exhibitsDidChange, object: nil, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated { self?.reload() }
        }
        reload()
    }

    private func reload() {
        exhibits = MuseumStore.shared.exhibits
        tableView.reloadData()
    }
}

extension ExhibitsViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        exhibits.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ExhibitCell", for: indexPath)
        if let cell = cell as? ExhibitCell {
            cell.show(exhibits[indexPath.row])
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(Screens.exhibit(exhibits[indexPath.row]), animated: true)
    }
}
