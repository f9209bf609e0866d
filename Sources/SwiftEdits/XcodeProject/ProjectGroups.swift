/// The groups of an Xcode project, with the paths of their folders and files.
struct ProjectGroups {
    /// The main group's identifier.
    let main: String
    /// The path of every group and file below the main group, by identifier; without those outside of the source tree.
    private(set) var paths: [String: String] = [:]
    /// The group of every group and file, by identifier.
    private(set) var parents: [String: String] = [:]
    /// The identifiers of everything below the main group, in the order of the groups.
    private(set) var order: [String] = []

    private let objects: ProjectObjects
    private let root: String

    /// - Throws: `.unreadable` without a main group, or if a group contains itself.
    init(_ objects: ProjectObjects, of project: ProjectField) throws(EditError.Reason) {
        guard let main = project.value["mainGroup"]?.text, let group = objects[main] else {
            throw .unreadable("the project file has no main group")
        }
        (self.objects, self.main) = (objects, main)
        root = ProjectPath.join("", project.value["projectDirPath"]?.text ?? "")
        var open: Set<String> = []
        try visit(group, in: root, &open)
        // Some tools add files to a build phase and to no group.
        for file in objects.objects(of: "PBXFileReference") where parents[file.key] == nil {
            guard file.value["sourceTree"]?.text == "SOURCE_ROOT" else { continue }
            paths[file.key] = path(of: file, in: nil)
            order.append(file.key)
        }
    }

    private mutating func visit(_ object: ProjectField, in folder: String?, _ open: inout Set<String>)
        throws(EditError.Reason)
    {
        guard open.insert(object.key).inserted, open.count < 200 else {
            throw .unreadable("the group \"\(Self.name(of: object))\" of the project file contains itself")
        }
        defer { open.remove(object.key) }
        let path = path(of: object, in: folder)
        paths[object.key] = path
        order.append(object.key)
        for child in objects.objects(in: "children", of: object) {
            // The first of several groups that name an object counts, unless it closes a circle.
            guard parents[child.key] == nil || open.contains(child.key) else { continue }
            parents[child.key] = object.key
            try visit(child, in: path, &open)
        }
    }

    private func path(of object: ProjectField, in folder: String?) -> String? {
        let own = object.value["path"]?.text ?? ""
        switch object.value["sourceTree"]?.text {
        case "<group>", nil: return folder.map { ProjectPath.join($0, own) }
        case "SOURCE_ROOT": return ProjectPath.join(root, own)
        default: return nil
        }
    }

    /// The name that Xcode shows.
    static func name(of object: ProjectField) -> String {
        object.value["name"]?.text ?? object.value["path"]?.text.map(ProjectPath.name) ?? ""
    }

    /// The group of each folder: the one with its path, else the one with most of the folder's files.
    var byFolder: [String: String] {
        var votes: [String: [String: Int]] = [:]
        for id in order where objects[id]?.value["isa"]?.text == "PBXFileReference" {
            guard let path = paths[id], let parent = parents[id] else { continue }
            votes[ProjectPath.folder(of: path), default: [:]][parent, default: 0] += 1
        }
        var found: [String: String] = [:]
        for (folder, groups) in votes {
            found[folder] = groups.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        }
        // A group without a path belongs to the folder around the folders of its groups.
        for folder in found.keys.sorted().reversed() {
            let above = ProjectPath.folder(of: folder)
            if found[above] == nil, !folder.isEmpty, let group = found[folder].flatMap({ parents[$0] }), group != main {
                found[above] = group
            }
        }
        for id in order.reversed() where objects[id]?.value["isa"]?.text == "PBXGroup" {
            guard let path = paths[id], objects[id]?.value["path"] != nil else { continue }
            found[path] = id
        }
        found[root] = main
        return found
    }
}
