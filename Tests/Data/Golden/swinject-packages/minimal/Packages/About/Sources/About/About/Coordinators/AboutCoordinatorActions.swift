@MainActor
protocol AboutCoordinatorActions: AnyObject {}
