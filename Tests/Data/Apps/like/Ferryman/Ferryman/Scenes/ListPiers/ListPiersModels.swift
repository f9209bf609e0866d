enum ListPiers {
    enum Fetch {
        struct Request {}

        struct Response {
            let piers: [Pier]
        }

        struct ViewModel: Equatable {
            let titles: [String]
        }
    }
}
