import Combine

protocol DeparturesDetailViewModelOutput: ObservableObject {
    var title: String { get }
}

class DeparturesDetailViewModel: DeparturesDetailViewModelOutput {
    @Published private(set) var title: String

    init(departure: Departure) {
        title = departure.route
    }
}
