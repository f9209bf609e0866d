import UIKit

/// The rooms of the chat.
final class ChatViewController: UIViewController {
    let viewModel: ChatViewModel
    private let rows = RowsView()
    private let bag = DisposeBag()

    init(viewModel: ChatViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chat"
        view.addSubview(rows)
        viewModel.rooms
            .drive { [rows, viewModel] in rows.show($0, select: viewModel.select) }
            .disposed(by: bag)
    }
}
