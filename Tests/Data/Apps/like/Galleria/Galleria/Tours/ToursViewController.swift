import UIKit

class ToursViewController: UIViewController {
    @IBOutlet private weak var firstButton: UIButton!
    private var tours: [Tour] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = text("tours_title")
        tours = MuseumStore.shared.tours
        firstButton.isHidden = tours.isEmpty
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showTour", let details = segue.destination as? TourDetailViewController {
            details.tour = tours.first
        }
    }

    @IBAction private func showFirst(_ sender: UIButton) {
        performSegue(withIdentifier: "showTour", sender: sender)
    }
}
