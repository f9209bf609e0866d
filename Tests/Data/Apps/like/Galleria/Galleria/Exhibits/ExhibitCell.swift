import UIKit

class ExhibitCell: UITableViewCell {
    @IBOutlet private weak var titleLabel: UILabel!

    func show(_ exhibit: Exhibit) {
        titleLabel.text = "\(exhibit.title) (\(exhibit.year))"
    }
}
