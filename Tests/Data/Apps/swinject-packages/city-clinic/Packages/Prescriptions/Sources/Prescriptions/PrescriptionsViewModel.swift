import Combine

final class PrescriptionsViewModel: ObservableObject {
    @Published private(set) var names = ["Amoxicillin 500 mg"]

    var isEmpty: Bool { names.isEmpty }
}
