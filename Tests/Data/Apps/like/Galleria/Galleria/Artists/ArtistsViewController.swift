import UIKit

class ArtistsViewController: UIViewController {
    @IBOutlet private weak var tableView: UITableView!
    private var artists: [Artist] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = text("artists_title")
        tableView.dataSource = self
        tableView.delegate = self
        NotificationCenter.default.addObserver(forName: .artistsDidChange, object: nil, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated { self?.reload() }
        }
        reload()
    }

    private func reload() {
        artists = MuseumStore.shared.artists.sorted { $0.name < $1.name }
        tableView.reloadData()
    }
}

extension ArtistsViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        artists.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ArtistCell", for: indexPath)
        if let cell = cell as? ArtistCell {
            cell.show(artists[indexPath.row])
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(Screens.artist(artists[indexPath.row]), animated: true)
    }
}
