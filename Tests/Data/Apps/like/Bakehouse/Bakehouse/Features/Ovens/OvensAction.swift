enum OvensAction: Sendable {
    case appeared
    case loaded([Oven])
    case failed(String)
}
