import UIKit

/// The talk with the harbour office. Older than the modules; it comes from the crew app.
class ChatViewController: UIViewController {
    private let office: String
    private let onSend: (String) -> Void
    private(set) var lines: [String] = []

    init(office: String, onSend: @escaping (String) -> Void) {
        self.office = office
        self.onSend = onSend
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = office
    }

    func send(_ line: String) {
        lines.append(line)
        onSend(line)
    }
}
