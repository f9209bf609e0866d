protocol AppointmentsCoordinatorActions: AnyObject {
    func leaveAppointments()
}
