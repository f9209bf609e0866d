import UIKit

class ExhibitDetailViewController: UIViewController {
    @IBOutlet private weak var yearLabel: UILabel!
    private let exhibit: Exhibit

    init?(coder: NSCoder, exhibit: Exhibit) {
        self.exhibit = exhibit
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("needs an exhibit")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = exhibit.title
        yearLabel.text = String(exhibit.year)
    }

    @IBAction private func showArtist(_ sender: UIButton) {
        guard let artist = MuseumStore.shared.artist(of: exhibit) else { return }
        navigationController?.pushViewController(Screens.artist(artist), animated: true)
    }
}
