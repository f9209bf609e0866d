import UIKit

class ArtistDetailViewController: UIViewController {
    @IBOutlet private weak var countryLabel: UILabel!
    private let artist: Artist

    init?(coder: NSCoder, artist: Artist) {
        self.artist = artist
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("needs an artist")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = artist.name
        countryLabel.text = artist.country
    }
}
