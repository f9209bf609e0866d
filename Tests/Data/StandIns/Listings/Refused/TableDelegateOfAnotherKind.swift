// iOS: 15.0
// modes: swift5 swift6 xcode26
import UIKit

final class ScrollOnly: NSObject, UIScrollViewDelegate {}

@MainActor
func attach(_ delegate: ScrollOnly, to table: UITableView, and scroll: UIScrollView) {
    scroll.delegate = delegate
    table.delegate = delegate  // error: the delegate is a UITableViewDelegate
}
