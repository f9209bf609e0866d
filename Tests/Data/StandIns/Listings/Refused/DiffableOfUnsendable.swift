// iOS: 15.0
// modes: swift6
import UIKit

final class RowObject: Hashable {
    var title = ""

    static func == (lhs: RowObject, rhs: RowObject) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class RowsViewController: UIViewController {
    private var dataSource: UITableViewDiffableDataSource<Int, RowObject>?  // error: does not conform to the 'Sendable'
}
