import Combine
import UIKit

final class NotesCreateViewController: BaseViewController<NotesCreateViewModel>, NavigationConfigurable, InputScreen {
    // MARK: - UI Components
    private let formView = FormView()
    private let titleField = UITextField()
    private let bodyField = UITextField()
    private let isPinnedField = UISwitch()
    private let budgetField = UITextField()
    private let reminderField = UIDatePicker()
    private let reminderSwitch = UISwitch()
    private let stateField = UISegmentedControl(items: NoteState.known.map(\.localizedTitle))
    private lazy var submitButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "notes.create.createNote")) { [weak self] _ in self?.submit() }
    )

    // MARK: - Properties
    weak var coordinator: NotesCoordinator?
    var hasInput: Bool { return formView.hasInput }
    private var cancellables = Set<AnyCancellable>()

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(String(localized: "notes.create.title"))
            .style(.default)
            .build()
    }

    // MARK: - Lifecycle
    override func viewDidLoad() {
        super.viewDidLoad()
        setupUI()
        bindViewModel()
    }

    // MARK: - Setup Methods
    private func setupUI() {
        view.backgroundColor = .systemBackground
        view.addPinned(formView, above: view.keyboardLayoutGuide.topAnchor)
        formView.accessibilityIdentifier = "notes.create"
        formView.add(titleField, "title", title: String(localized: "notes.create.field.title")) { [weak self] in
            self?.viewModel.title = $0
        }
        formView.add(bodyField, "body", title: String(localized: "notes.create.field.body")) { [weak self] in
            self?.viewModel.body = $0
        }
        formView.add(
            isPinnedField,
            "isPinned",
            title: String(localized: "notes.create.field.isPinned")
        ) { [weak self] in
            self?.viewModel.isPinned = $0
        }
        formView.add(budgetField, "budget", title: String(localized: "notes.create.field.budget")) { [weak self] in
            self?.viewModel.budget = try? Decimal($0, format: .number)
        }
        budgetField.keyboardType = .decimalPad
        formView.add(
            reminderSwitch,
            "reminder.isSet",
            title: String(localized: "notes.create.field.reminder")
        ) { [weak self] isSet in
            self?.viewModel.reminder = isSet ? self?.reminderField.date : nil
            self?.reminderField.isEnabled = isSet
        }
        formView.add(
            reminderField,
            "reminder",
            title: String(localized: "notes.create.field.reminder")
        ) { [weak self] in
            self?.viewModel.reminder = $0
        }
        formView.add(stateField, "state", title: String(localized: "notes.create.field.state")) { [weak self] in
            self?.viewModel.state = NoteState.known[$0]
        }
        submitButton.accessibilityIdentifier = "notes.create.submit"
        navigationItem.rightBarButtonItem = submitButton
        showFields()
        showState()
    }

    private func bindViewModel() {
        viewModel.objectWillChange
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.showState() }
            .store(in: &cancellables)

        viewModel.$showError
            .receive(on: DispatchQueue.main)
            .sink { [weak self] showError in
                if showError { self?.showErrorAlert() }
            }
            .store(in: &cancellables)

        viewModel.$isFinished
            .receive(on: DispatchQueue.main)
            .sink { [weak self] isFinished in
                guard isFinished, let self else { return }
                self.coordinator?.finishCreate(self)
            }
            .store(in: &cancellables)
    }

    private func showFields() {
        titleField.text = viewModel.title
        bodyField.text = viewModel.body
        isPinnedField.isOn = viewModel.isPinned
        budgetField.text = viewModel.budget?.formatted()
        reminderField.date = viewModel.reminder ?? Date()
        reminderField.isEnabled = viewModel.reminder != nil
        reminderSwitch.isOn = viewModel.reminder != nil
        let stateIndex = NoteState.known.firstIndex(of: viewModel.state)
        stateField.selectedSegmentIndex = stateIndex ?? UISegmentedControl.noSegment
    }

    private func showState() {
        submitButton.isEnabled = viewModel.canSubmit
    }

    // MARK: - Actions
    private func showErrorAlert() {
        guard let message = viewModel.errorMessage else { return }
        coordinator?.showAlert(title: String(localized: "common.error"), message: message)
    }

    func submit() {
        Task { [viewModel] in await viewModel.submit() }
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    let repository = MockNotesRepository()
    let viewModel = NotesCreateViewModel(createNoteUseCase: CreateNoteUseCase(repository: repository))
    return UINavigationController(rootViewController: NotesCreateViewController(viewModel: viewModel))
}
#endif
