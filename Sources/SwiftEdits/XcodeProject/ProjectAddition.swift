import Diagnostics

extension ProjectFile {
    /// The edits that add files to targets, each with its groups; none for what the project has already.
    ///
    /// - Throws: `.missing` for an unknown target.
    package func adding(_ files: [String], to names: [String]) throws(EditError.Reason) -> [SourceEdit] {
        var addition = ProjectAddition(self)
        for name in names {
            guard let target = targets.first(where: { $0.name == name }).flatMap({ objects[$0.id] }) else {
                let hint = Suggestion(among: targets.map(\.name)).hint(for: name)
                throw .missing(step: "target \(name)", within: "project", hint: hint)
            }
            for path in files.sorted() { addition.add(path, to: target) }
        }
        return addition.edits
    }
}

/// Adds files to a project: references, groups along the folders, and entries in build phases.
struct ProjectAddition {
    /// A new object with a list of others: a group, or a build phase.
    private struct Group {
        let id: String
        let folder: String?
        let name: String
        var children: [ProjectInserter.Item] = []
    }

    private let project: ProjectFile
    private let hasEncodings: Bool
    private var byFolder: [String: String]
    /// The new groups, by identifier.
    private var groups: [String: Group] = [:]
    private var created: [ProjectObject] = []
    private var taken: Set<String> = []
    /// The new entries of the project's own objects, by the identifier of the object.
    private var items: [String: [ProjectInserter.Item]] = [:]
    /// What each build phase names, by its identifier.
    private var listed: [String: Set<String>] = [:]
    /// What the project has at each path: a file, or the group of its languages.
    private var known: [String: String] = [:]

    init(_ project: ProjectFile) {
        self.project = project
        byFolder = project.groups.byFolder
        for id in project.groups.order.reversed() {
            let isFile = project.objects[id]?.value["isa"]?.text == "PBXFileReference"
            if isFile, let path = project.groups.paths[id] { known[path] = id }
        }
        let sources = project.objects.objects(of: "PBXFileReference").filter {
            $0.value["lastKnownFileType"]?.text == "sourcecode.swift"
        }
        hasEncodings = sources.count { $0.value["fileEncoding"] != nil } * 2 > sources.count
    }

    mutating func add(_ path: String, to target: ProjectField) {
        guard let kind = ProjectFile.FileKind(path) else { return }
        let phase = phase(kind.phase, of: target)
        let (built, name) = reference(path, fields(of: kind))
        let owner = project.objects.name(of: target)
        build(built, named: name, at: path, for: owner, in: (phase, kind.phase), [])
    }

    /// Adds a copy with the entries of its model: a reference of the same kind, built by the same phases with the same settings.
    mutating func add(_ path: String, like model: String) {
        guard let id = known[model], let object = project.objects[id] else { return }
        let own = Set(["isa", "name", "path", "sourceTree"])
        let (built, name) = reference(path, ProjectObject.fields(of: object).filter { !own.contains($0.key) })
        let parent = project.groups.parents[id].flatMap { project.objects[$0] }
        let origin = parent?.value["isa"]?.text == "PBXVariantGroup" ? parent?.key : id
        for target in project.targets {
            for phase in project.objects[target.id].map({ project.objects.objects(in: "buildPhases", of: $0) }) ?? [] {
                for file in project.objects.objects(in: "files", of: phase) where file.value["fileRef"]?.text == origin
                {
                    let settings = ProjectObject.fields(of: file).filter { $0.key != "isa" && $0.key != "fileRef" }
                    let place = (phase.key, ProjectFile.name(ofPhase: phase))
                    build(built, named: name, at: path, for: target.name, in: place, settings)
                }
            }
        }
    }

    /// Adds a file to a build phase, unless the phase has it.
    private mutating func build(
        _ built: String,
        named name: String,
        at path: String,
        for target: String,
        in place: (phase: String, name: String),
        _ settings: [ProjectObject.Field]
    ) {
        let phase = place.phase
        if listed[phase] == nil {
            let files = project.objects[phase].map { project.objects.objects(in: "files", of: $0) } ?? []
            listed[phase] = Set(files.compactMap { $0.value["fileRef"]?.text })
        }
        guard listed[phase]?.insert(built).inserted == true else { return }
        let file = ProjectObject(
            id: newID("build \(target) \(path)"),
            isa: "PBXBuildFile",
            comment: "\(name) in \(place.name)",
            fields: [.init("fileRef", .reference(built, comment: name))] + settings
        )
        created.append(file)
        add(.init(value: file.reference, name: name, key: built), to: phase)
    }

    /// The target's build phase of a kind; a new one if it has none.
    private mutating func phase(_ kind: String, of target: ProjectField) -> String {
        let isa = "PBX\(kind)BuildPhase"
        if let known = project.objects.phase(isa, of: target) { return known.key }
        if let new = items[target.key]?.first(where: { $0.name == kind }) { return new.key }
        let id = newID(ProjectFile.purpose(ofPhase: kind, of: project.objects.name(of: target)))
        let fields: [ProjectObject.Field] = [
            .init("buildActionMask", "2147483647"), .init("files", .list([])),
            .init("runOnlyForDeploymentPostprocessing", "0"),
        ]
        let object = ProjectObject(id: id, isa: isa, comment: kind, fields: fields)
        created.append(object)
        groups[id] = Group(id: id, folder: nil, name: kind)
        items[target.key, default: []].append(.init(value: object.reference, name: kind, key: id))
        return id
    }

    // MARK: - Files

    /// What a build phase names for a file: its reference, or the group of its languages.
    private mutating func reference(_ path: String, _ fields: [ProjectObject.Field]) -> (id: String, name: String) {
        let name = ProjectPath.name(of: path)
        let folder = ProjectPath.folder(of: path)
        guard folder.hasSuffix(".lproj") else {
            if let id = known[path] { return (id, name) }
            let parent = group(for: folder)
            let id = file(path, named: name, fields, in: parent)
            return (id, name)
        }
        let home = ProjectPath.folder(of: folder)
        let language = ProjectPath.name(of: folder).dropLast(".lproj".count)
        let parent = group(for: home)
        let variant = variant(name, in: home) ?? newVariant(name, in: parent, home)
        if known[path] == nil { _ = file(path, named: String(language), fields, in: variant) }
        return (variant, name)
    }

    private func fields(of kind: ProjectFile.FileKind) -> [ProjectObject.Field] {
        let encoding = hasEncodings && kind.phase == "Sources" ? [ProjectObject.Field("fileEncoding", "4")] : []
        return encoding + [.init("lastKnownFileType", kind.type)]
    }

    private mutating func file(
        _ path: String,
        named name: String,
        _ kind: [ProjectObject.Field],
        in group: String
    ) -> String {
        let id = newID("file \(path)")
        let folder = groups[group].map(\.folder) ?? project.groups.paths[group]
        let own = ProjectPath.relative(path, to: folder ?? "")
        var fields = kind
        if own != name { fields.append(.init("name", name)) }
        fields += [.init("path", own), .init("sourceTree", folder == nil ? "SOURCE_ROOT" : "<group>")]
        let sorted = fields.sorted { $0.key < $1.key }
        let object = ProjectObject(id: id, isa: "PBXFileReference", comment: name, fields: sorted)
        created.append(object)
        known[path] = id
        add(object, named: name, to: group)
        return id
    }

    private func variant(_ name: String, in folder: String) -> String? {
        let isOne = { (id: String) in
            project.objects[id].map { $0.value["isa"]?.text == "PBXVariantGroup" && ProjectGroups.name(of: $0) == name }
        }
        return project.groups.order.first { isOne($0) == true && project.groups.paths[$0] == folder }
            ?? groups.values.first { $0.name == name && $0.folder == folder && known["\(folder)/\(name)"] == $0.id }?.id
    }

    private mutating func newVariant(_ name: String, in group: String, _ folder: String) -> String {
        let own = groups[group].map(\.folder) ?? project.groups.paths[group]
        let id = newID("variants \(folder)/\(name)")
        groups[id] = Group(id: id, folder: own ?? folder, name: name)
        known["\(folder)/\(name)"] = id
        let fields: [ProjectObject.Field] = [
            .init("children", .list([])), .init("name", name), .init("sourceTree", "<group>"),
        ]
        let object = ProjectObject(id: id, isa: "PBXVariantGroup", comment: name, fields: fields)
        created.append(object)
        add(object, named: name, to: group)
        return id
    }

    // MARK: - Groups

    /// The group of a folder; a new one below the group of the folder around it.
    private mutating func group(for folder: String) -> String {
        if let known = byFolder[folder] { return known }
        guard !folder.isEmpty, folder != ".." else { return project.groups.main }
        let parent = group(for: ProjectPath.folder(of: folder))
        let base = groups[parent].map(\.folder) ?? project.groups.paths[parent]
        let (name, own) = (ProjectPath.name(of: folder), ProjectPath.relative(folder, to: base ?? ""))
        let id = newID("group \(folder)")
        var fields: [ProjectObject.Field] = [.init("children", .list([]))]
        if own != name { fields.append(.init("name", name)) }
        fields += [.init("path", own), .init("sourceTree", base == nil ? "SOURCE_ROOT" : "<group>")]
        let object = ProjectObject(id: id, isa: "PBXGroup", comment: name, fields: fields)
        groups[id] = Group(id: id, folder: folder, name: name)
        byFolder[folder] = id
        created.append(object)
        add(object, named: name, to: parent)
        return id
    }

    private mutating func add(_ object: ProjectObject, named name: String, to group: String) {
        add(.init(value: object.reference, name: name, isGroup: object.isa == "PBXGroup", key: object.id), to: group)
    }

    private mutating func add(_ item: ProjectInserter.Item, to owner: String) {
        if groups[owner] != nil {
            groups[owner]?.children.append(item)
        } else {
            items[owner, default: []].append(item)
        }
    }

    private mutating func newID(_ label: String) -> String {
        let id = project.objects.newID(for: project.label(label), besides: taken)
        taken.insert(id)
        return id
    }

    // MARK: - Edits

    var edits: [SourceEdit] {
        let inserter = ProjectInserter(text: project.text, objects: project.fields, close: project.close)
        let finished = created.map { object in
            guard let group = groups[object.id],
                let index = object.fields.firstIndex(where: { $0.key == project.listKey(of: object.isa) })
            else { return object }
            var object = object
            let children = group.children.sorted { ($0.rank, $0.name.lowercased()) < ($1.rank, $1.name.lowercased()) }
            object.fields[index].value = .list(children.map(\.value))
            return object
        }
        return inserter.add(finished)
            + items.sorted { $0.key < $1.key }.flatMap { id, items -> [SourceEdit] in
                guard let owner = project.objects[id] else { return [] }
                let key = project.listKey(of: owner.value["isa"]?.text ?? "")
                return inserter.add(items, to: key, of: owner, in: project.objects)
            }
    }
}

extension ProjectFile {
    /// What the identifier of an object is made of.
    func label(_ purpose: String) -> String { "\(rootID) \(purpose)" }

    /// How comments name a build phase: by its own name, else by its kind.
    static func name(ofPhase phase: ProjectField) -> String {
        let kind = phase.value["isa"]?.text ?? ""
        return phase.value["name"]?.text
            ?? (kind == "PBXCopyFilesBuildPhase"
                ? "CopyFiles" : String(kind.dropFirst("PBX".count).dropLast("BuildPhase".count)))
    }

    static func purpose(ofPhase kind: String, of target: String) -> String { "phase \(kind) \(target)" }

    /// The field with the parts of an object.
    func listKey(of isa: String) -> String {
        if isa == "PBXNativeTarget" { return "buildPhases" }
        return isa.hasSuffix("BuildPhase") ? "files" : "children"
    }
}
