enum PosterFormat: String, CaseIterable {
    case a1, a2, a3
}
