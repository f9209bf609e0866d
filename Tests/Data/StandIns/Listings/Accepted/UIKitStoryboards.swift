// from: 15.0
import UIKit

final class DrawnList: UIViewController {
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier == "showItem"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showItem", let item = segue.destination as? DrawnItem else { return }
        item.title = "Item"
    }

    func showItem() {
        performSegue(withIdentifier: "showItem", sender: self)
    }

    func showNext() {
        guard let next = storyboard?.instantiateViewController(withIdentifier: "DrawnList") else { return }
        show(next, sender: self)
    }
}

final class DrawnCell: UITableViewCell {
    override func awakeFromNib() {
        super.awakeFromNib()
        selectionStyle = .none
    }
}

final class DrawnItem: UIViewController {
    let number: Int

    override func awakeFromNib() {
        super.awakeFromNib()
        title = "Item"
    }

    init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("needs a number")
    }
}

@MainActor
enum Drawn {
    static func first() -> UIViewController? {
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    }

    static func item(_ number: Int) -> DrawnItem {
        UIStoryboard(name: "Items", bundle: .main).instantiateViewController(identifier: "DrawnItem") { coder in
            DrawnItem(coder: coder, number: number)
        }
    }
}
