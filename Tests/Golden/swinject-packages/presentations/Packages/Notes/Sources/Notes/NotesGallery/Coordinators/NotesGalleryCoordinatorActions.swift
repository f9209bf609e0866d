@MainActor
protocol NotesGalleryCoordinatorActions: AnyObject {
    func closeGallery()
}
