import Diagnostics

/// The scenes of a storyboard, as Xcode writes them.
enum StoryboardScenes {
    /// A storyboard without the scenes of some types and the segues to them; `nil` if no scene is left.
    static func without(_ types: Set<String>, in text: String) -> String? {
        let halves = text.parted(by: "<scenes>")
        guard !types.isEmpty, halves.count == 2 else { return text }
        var scenes = halves[1].parted(by: "</scene>")
        var gone = ""
        scenes.removeAll { scene in
            let isGone = types.contains { scene.contains("customClass=\"\($0)\"") }
            if isGone { gone += scene }
            return isGone
        }
        guard scenes.count > 1 else { return gone.isEmpty ? text : nil }
        let ids = gone.parted(by: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        let lines = "\(halves[0])<scenes>\(scenes.joined(separator: "</scene>"))".parted(by: "\n").filter { line in
            !line.contains("<segue ") || !ids.contains { line.contains(" destination=\"\($0)\"") }
        }
        return ids.reduce(lines.joined(separator: "\n")) {
            $0.replacingAll(" initialViewController=\"\($1)\"", with: "")
        }
    }
}
