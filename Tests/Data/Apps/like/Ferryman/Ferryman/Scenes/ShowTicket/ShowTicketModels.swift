enum ShowTicket {
    enum Load {
        struct Response {
            let crossing: Crossing?
        }

        struct ViewModel: Equatable {
            let text: String
        }
    }
}
