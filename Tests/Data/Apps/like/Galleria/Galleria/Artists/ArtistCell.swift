import UIKit

class ArtistCell: UITableViewCell {
    @IBOutlet private weak var nameLabel: UILabel!

    func show(_ artist: Artist) {
        nameLabel.text = artist.name
    }
}
