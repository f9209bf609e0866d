import UIKit

/// Counts the tickets that were bought; the number is kept under a key of earlier versions.
class TicketsViewController: UIViewController {
    private static let countKey = "tickets.count"
    @IBOutlet private weak var countLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = text("tickets_title")
        showCount()
    }

    @IBAction private func buyTicket(_ sender: UIButton) {
        UserDefaults.standard.set(UserDefaults.standard.integer(forKey: Self.countKey) + 1, forKey: Self.countKey)
        showCount()
    }

    private func showCount() {
        countLabel.text = String(UserDefaults.standard.integer(forKey: Self.countKey))
    }
}
