import UIKit

/// Makes the first screen of each module.
@MainActor
protocol ModuleFactory: AnyObject {
    func makeHarvests() -> UIViewController
    func makeGrowers() -> UIViewController
    func makeOrders() -> UIViewController
}
