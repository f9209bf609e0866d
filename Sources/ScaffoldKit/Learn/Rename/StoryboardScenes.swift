import Diagnostics

/// The scenes of a storyboard, each on lines of its own, as Xcode writes them.
enum StoryboardScenes {
    /// A storyboard without the scenes of some view controllers and the segues to them; `nil` if no scene is left.
    static func without(_ types: Set<String>, in text: String) -> String? {
        var gone: Set<String> = []
        var kept: [String] = []
        var scene: [String] = []
        for line in text.parted(by: "\n") {
            if !scene.isEmpty || line.trimmingSpaces.hasPrefix("<scene ") { scene.append(line) }
            guard !scene.isEmpty else {
                kept.append(line)
                continue
            }
            guard line.contains("</scene>") else { continue }
            let controller = scene.first { $0.contains("sceneMemberID=\"viewController\"") } ?? ""
            if let type = value(of: "customClass", in: controller), types.contains(type) {
                if let id = value(of: "id", in: controller) { gone.insert(id) }
                if kept.last?.trimmingSpaces.hasPrefix("<!--") == true { kept.removeLast() }
            } else {
                kept += scene
            }
            scene = []
        }
        kept.removeAll { line in
            line.contains("<segue ") && value(of: "destination", in: line).map(gone.contains) == true
        }
        guard gone.isEmpty || kept.contains(where: { $0.contains("<scene ") }) else { return nil }
        return gone.reduce(kept.joined(separator: "\n")) {
            $0.replacingAll(" initialViewController=\"\($1)\"", with: "")
        }
    }

    private static func value(of attribute: String, in line: String) -> String? {
        let parts = line.parted(by: " \(attribute)=\"")
        return parts.count > 1 ? String(parts[1].prefix { $0 != "\"" }) : nil
    }
}
