@MainActor
protocol ClaimsProgressCoordinatorActions: AnyObject {}
