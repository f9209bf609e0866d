import Diagnostics

/// The scenes of a storyboard, as Xcode writes them.
enum StoryboardScenes {
    /// A storyboard without the scenes of some types and the segues to them; `nil` if no scene is left.
    static func without(_ types: Set<String>, in text: String) -> String? {
        let halves = text.parted(by: "<scenes>")
        guard halves.count == 2 else { return text }
        let scenes = halves[1].parted(by: "</scene>")
        let isGone = { (scene: String) in types.contains { scene.contains("customClass=\"\($0)\"") } }
        let kept = scenes.filter { !isGone($0) }
        guard kept.count > 1 || kept.count == scenes.count else { return nil }
        let ids = scenes.filter(isGone).flatMap { $0.parted(by: " id=\"").dropFirst() }.map {
            String($0.prefix { $0 != "\"" })
        }
        let lines = "\(halves[0])<scenes>\(kept.joined(separator: "</scene>"))".parted(by: "\n").filter { line in
            !line.contains("<segue ") || !ids.contains { line.contains(" destination=\"\($0)\"") }
        }
        return ids.reduce(lines.joined(separator: "\n")) {
            $0.replacingAll(" initialViewController=\"\($1)\"", with: "")
        }
    }
}
