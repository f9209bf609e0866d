@MainActor
protocol DeliveriesPositionCoordinatorActions: AnyObject {}
