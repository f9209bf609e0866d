struct LoavesState: Equatable {
    var loaves: Loading<[Loaf]> = .idle
    var selected: Loaf.ID?
}
