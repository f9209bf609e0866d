@MainActor
protocol NotesGalleryCoordinatorActions: AnyObject {
    func closeGallery(_ controller: AnyObject?)
}
