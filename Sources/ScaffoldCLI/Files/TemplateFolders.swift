/// The folders of included templates.
struct TemplateFolders: Sendable {
    private let folders: [String]

    /// The folder of the template itself, then the further ones.
    init(template: String, further: [String]) { folders = [template.folderAndName.folder] + further }

    /// The text of the first file of that name; `nil` if there is none or the name leads out of the folders.
    func text(of name: String) -> String? {
        let parts = name.slashed(omittingEmpty: false)
        guard !parts.contains(".."), parts.first?.isEmpty == false else { return nil }
        return folders.lazy.compactMap { try? InputFile(path: "\($0)/\(name)").readText() }.first
    }
}
