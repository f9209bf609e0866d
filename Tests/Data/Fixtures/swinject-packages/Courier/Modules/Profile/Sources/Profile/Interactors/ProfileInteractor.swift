import Common

nonisolated protocol ProfileInteractorProtocol {
    func name() -> String
}

nonisolated struct ProfileInteractor: ProfileInteractorProtocol {
    let addresses: AddressBook

    func name() -> String { "Anna" }
}

nonisolated protocol ProfileExportInteractorProtocol {
    func export() -> String
}

/// Only previews use it yet.
nonisolated struct ProfileExportInteractor: ProfileExportInteractorProtocol {
    func export() -> String { "" }
}
