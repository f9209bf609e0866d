enum Phase<Content> {
    case loading
    case loaded(Content)
    case failed(String)
}
