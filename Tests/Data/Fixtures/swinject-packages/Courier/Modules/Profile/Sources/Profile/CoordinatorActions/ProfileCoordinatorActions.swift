@MainActor
protocol ProfileCoordinatorActions: AnyObject {
    func showDetails()
}

@MainActor
protocol ProfileAvatarCoordinatorActions: AnyObject {
    func pickImage()
}
