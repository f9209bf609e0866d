/// The text of an Xcode project that lists its files one by one, as Xcode 15 writes it: groups along the folders, every group and
/// phase in the order of the names.
public struct ListingProject: Sendable {
    public struct Target: Sendable {
        var name: String
        var type: String
        public var files: [String]

        public init(_ name: String, _ files: [String]) { self.init(name, "application", files) }

        public init(_ name: String, _ type: String, _ files: [String]) {
            (self.name, self.type, self.files) = (name, type, files)
        }
    }

    private let targets: [Target]
    /// What stands at the end of the dictionary of all objects.
    public var extra = ""

    public init(_ targets: [Target]) { self.targets = targets }

    private var files: [String] { Set(targets.flatMap(\.files)).sorted() }

    private var folders: [String] {
        let all = files.flatMap { file -> [String] in
            let parts = file.split(separator: "/").dropLast().map(String.init)
            return parts.indices.map { parts[...$0].joined(separator: "/") }
        }
        return Set(all).sorted()
    }

    /// An identifier with a number for its kind.
    private func id(_ kind: Int, _ number: Int) -> String {
        let text = String(number + 1)
        return "AA\(kind)000000000000000000000".prefix(24 - text.count) + text
    }

    private func reference(_ file: String) -> String { id(1, files.firstIndex(of: file) ?? 0) }
    private func group(_ folder: String) -> String { id(2, folders.firstIndex(of: folder) ?? 0) }
    private func build(_ target: Int, _ file: String) -> String {
        id(3, target * 100 + (files.firstIndex(of: file) ?? 0))
    }
    private func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    private func quoted(_ name: String) -> String { name.contains(" ") ? "\"\(name)\"" : name }

    private func children(of folder: String) -> String {
        let inner = { (path: String) in path.split(separator: "/").dropLast().joined(separator: "/") == folder }
        let all =
            folders.filter(inner).map { (name($0), group($0)) } + files.filter(inner).map { (name($0), reference($0)) }
        return all.sorted { $0.0 < $1.0 }.map { "\t\t\t\t\($0.1) /* \($0.0) */,\n" }.joined()
    }

    private func section(_ isa: String, _ objects: [String]) -> String {
        objects.isEmpty
            ? "" : "\n/* Begin \(isa) section */\n" + objects.joined() + "/* End \(isa) section */\n"
    }

    public var text: String {
        let builds = targets.enumerated().flatMap { index, target in
            target.files.sorted().map { file in
                "\t\t\(build(index, file)) /* \(name(file)) in Sources */ = {isa = PBXBuildFile; fileRef = \(reference(file))"
                    + " /* \(name(file)) */; };\n"
            }
        }
        let references = files.map { file in
            "\t\t\(reference(file)) /* \(name(file)) */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift;"
                + " path = \(name(file)); sourceTree = \"<group>\"; };\n"
        }
        let main =
            "\t\t\(id(4, 0)) = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\(children(of: ""))\t\t\t);\n"
            + "\t\t\tsourceTree = \"<group>\";\n\t\t};\n"
        let groups = folders.map { folder in
            "\t\t\(group(folder)) /* \(name(folder)) */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\(children(of: folder))"
                + "\t\t\t);\n\t\t\tpath = \(name(folder));\n\t\t\tsourceTree = \"<group>\";\n\t\t};\n"
        }
        let natives = targets.enumerated().map { index, target in
            "\t\t\(id(5, index)) /* \(target.name) */ = {\n\t\t\tisa = PBXNativeTarget;\n\t\t\tbuildPhases = (\n"
                + "\t\t\t\t\(id(6, index)) /* Sources */,\n\t\t\t\t\(id(7, index)) /* Resources */,\n\t\t\t);\n"
                + "\t\t\tname = \(quoted(target.name));\n\t\t\tproductType = \"com.apple.product-type.\(target.type)\";\n\t\t};\n"
        }
        let list = targets.indices.map { "\t\t\t\t\(id(5, $0)) /* \(targets[$0].name) */,\n" }.joined()
        let project =
            "\t\t\(id(8, 0)) /* Project object */ = {\n\t\t\tisa = PBXProject;\n\t\t\tmainGroup = \(id(4, 0));\n"
            + "\t\t\tprojectDirPath = \"\";\n\t\t\ttargets = (\n\(list)\t\t\t);\n\t\t};\n"
        let sources = targets.enumerated().map { index, target in
            let items = target.files.sorted { name($0) < name($1) }.map {
                "\t\t\t\t\(build(index, $0)) /* \(name($0)) in Sources */,\n"
            }
            return "\t\t\(id(6, index)) /* Sources */ = {\n\t\t\tisa = PBXSourcesBuildPhase;\n"
                + "\t\t\tbuildActionMask = 2147483647;\n\t\t\tfiles = (\n\(items.joined())\t\t\t);\n"
                + "\t\t\trunOnlyForDeploymentPostprocessing = 0;\n\t\t};\n"
        }
        let resources = targets.indices.map { index in
            "\t\t\(id(7, index)) /* Resources */ = {\n\t\t\tisa = PBXResourcesBuildPhase;\n"
                + "\t\t\tbuildActionMask = 2147483647;\n\t\t\tfiles = (\n\t\t\t);\n"
                + "\t\t\trunOnlyForDeploymentPostprocessing = 0;\n\t\t};\n"
        }
        return "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n\tobjectVersion = 56;\n\tobjects = {\n"
            + section("PBXBuildFile", builds) + section("PBXFileReference", references)
            + section("PBXGroup", [main] + groups) + section("PBXNativeTarget", natives)
            + section("PBXProject", [project]) + section("PBXResourcesBuildPhase", resources)
            + section("PBXSourcesBuildPhase", sources) + extra
            + "\t};\n\trootObject = \(id(8, 0)) /* Project object */;\n}\n"
    }
}
