import UIKit

class TourDetailViewController: UIViewController {
    @IBOutlet private weak var minutesLabel: UILabel!
    var tour: Tour?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = tour?.name
        minutesLabel.text = tour.map { "\($0.minutes) min" }
    }
}
