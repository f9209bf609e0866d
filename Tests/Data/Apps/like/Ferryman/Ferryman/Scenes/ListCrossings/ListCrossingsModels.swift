enum ListCrossings {
    enum Fetch {
        struct Request {
            let isReload: Bool
        }

        struct Response {
            let crossings: [Crossing]
        }

        struct ViewModel: Equatable {
            struct Row: Equatable {
                let title: String
                let subtitle: String
            }

            let rows: [Row]
        }
    }

    enum Select {
        struct Request {
            let row: Int
        }
    }
}
