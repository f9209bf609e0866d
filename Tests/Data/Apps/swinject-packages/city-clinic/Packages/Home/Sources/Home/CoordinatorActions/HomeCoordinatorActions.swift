protocol HomeCoordinatorActions: AnyObject {
    func showAppointments()
    func showPrescriptions()
}
