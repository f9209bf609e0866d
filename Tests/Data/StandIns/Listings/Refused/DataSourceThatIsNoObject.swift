// iOS: 15.0
// modes: swift5 swift6 xcode26
import UIKit

@MainActor
final class PlainDataSource: UITableViewDataSource {  // error: 'NSObjectProtocol'
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
