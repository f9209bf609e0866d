// from: 15.0
import Combine
import UIKit

@MainActor
protocol ScreenCoordinating: AnyObject {
    func showDetail(id: String)
}

@MainActor
final class ScreenViewModel: ObservableObject {
    @Published private(set) var titles: [String] = []
    @Published var isLoading = false

    func load() async {
        titles = ["a", "b"]
    }
}

class ScreenBase<ViewModel: ObservableObject>: UIViewController {
    let viewModel: ViewModel

    init(viewModel: ViewModel, bundle: Bundle? = nil) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: bundle)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class ScreenViewController: ScreenBase<ScreenViewModel> {
    weak var coordinator: (any ScreenCoordinating)?
    private var cancellables = Set<AnyCancellable>()

    private lazy var tableView: UITableView = {
        let tableView = UITableView(frame: .zero, style: .insetGrouped)
        tableView.translatesAutoresizingMaskIntoConstraints = false
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.refreshControl = refreshControl
        tableView.accessibilityIdentifier = "screen.table"
        return tableView
    }()

    private lazy var refreshControl: UIRefreshControl = {
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
        return control
    }()

    private let indicator = UIActivityIndicatorView(style: .large)

    private let messageLabel: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.textAlignment = .center
        return label
    }()

    private lazy var retryButton: UIButton = {
        var configuration = UIButton.Configuration.borderedProminent()
        configuration.title = String(localized: "screen.retry")
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.reload() }
        )
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = String(localized: "screen.title")
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in self?.coordinator?.showDetail(id: "new") }
        )
        let stack = UIStackView(arrangedSubviews: [messageLabel, retryButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.alignment = .center
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        for subview in [tableView, stack, indicator] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor, constant: 16),
            indicator.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            retryButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        bind()
        reload()
    }

    private func bind() {
        viewModel.$titles
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.tableView.reloadData() }
            .store(in: &cancellables)
        viewModel.$isLoading
            .removeDuplicates()
            .combineLatest(viewModel.$titles)
            .map { isLoading, titles in isLoading && titles.isEmpty }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] isBusy in
                if isBusy { self?.indicator.startAnimating() } else { self?.indicator.stopAnimating() }
            }
            .store(in: &cancellables)
    }

    private func reload() {
        Task { [weak self] in
            await self?.viewModel.load()
            self?.refreshControl.endRefreshing()
        }
    }
}

extension ScreenViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.titles.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = viewModel.titles[indexPath.row]
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

extension ScreenViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        coordinator?.showDetail(id: viewModel.titles[indexPath.row])
    }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "delete") { _, _, completion in
            completion(true)
        }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

@available(iOS 17, *)
#Preview {
    UINavigationController(rootViewController: ScreenViewController(viewModel: ScreenViewModel()))
}
