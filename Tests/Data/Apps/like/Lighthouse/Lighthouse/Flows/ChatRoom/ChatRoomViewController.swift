import UIKit

final class ChatRoomViewController: UIViewController {
    let viewModel: ChatRoomViewModel
    private let rows = RowsView()
    private let bag = DisposeBag()

    init(viewModel: ChatRoomViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = viewModel.room
        view.addSubview(rows)
        viewModel.texts
            .drive { [rows] in rows.show($0, select: { _ in }) }
            .disposed(by: bag)
    }
}
