struct OvensState: Equatable {
    var ovens: Loading<[Oven]> = .idle
    var hottest: Oven?
}
