import Foundation

enum L10n {
    static let harvestsTitle = NSLocalizedString("harvests.title", comment: "Title of the harvests tab")
    static let harvestsEmpty = NSLocalizedString("harvests.empty", comment: "No harvest yet")
    static let growersTitle = NSLocalizedString("growers.title", comment: "Title of the growers tab")
    static let growersEmpty = NSLocalizedString("growers.empty", comment: "No grower yet")
    static let ordersTitle = NSLocalizedString("orders.title", comment: "Title of the orders tab")
    static let ordersEmpty = NSLocalizedString("orders.empty", comment: "No order yet")
    static let failure = NSLocalizedString("failure", comment: "Something did not load")
}
