/// The Xcode project of a new app: an app target and a test target with synchronised folders. Files that are added later thus
/// need no edit of the project.
package struct XcodeProject: Sendable {
    let name: String
    let bundle: String
    let minimumIOS: String
    let settings: XcodeSettings
    /// The paths of local packages.
    let packages: [String]

    package init(name: String, bundle: String, minimumIOS: String, settings: XcodeSettings, packages: [String]) {
        self.name = name
        self.bundle = bundle
        self.minimumIOS = minimumIOS
        self.settings = settings
        self.packages = packages
    }

    private var tests: String { name + "Tests" }

    package var text: String {
        let objects = targets + files + groups + configurations + packageObjects
        return ProjectFileWriter().text(of: objects + [project], root: project)
    }

    /// The text of the shared scheme.
    package var scheme: String { XcodeScheme(project: self).text }

    /// The identifier of the app target, which the scheme needs as well.
    var appTargetID: String { id("target app") }
    var testTargetID: String { id("target tests") }

    /// An identifier of 24 hexadecimal digits that is the same in every run.
    private func id(_ label: String) -> String { ObjectIdentity(of: name + " " + label).text }

    private func object(_ label: String, _ isa: String, _ comment: String, _ fields: [ProjectObject.Field])
        -> ProjectObject
    {
        ProjectObject(id: id(label), isa: isa, comment: comment, fields: fields)
    }

    private func reference(_ label: String, _ comment: String) -> ProjectObject.Value {
        .reference(id(label), comment: comment)
    }

    // MARK: - Project

    private var project: ProjectObject {
        let attributes: [ProjectObject.Field] = [
            .init("BuildIndependentTargetsInParallel", "1"), .init("LastSwiftUpdateCheck", "1600"),
            .init("LastUpgradeCheck", "1600"),
            .init(
                "TargetAttributes",
                .dictionary(
                    [
                        .init(appTargetID, .dictionary([.init("CreatedOnToolsVersion", "16.0")])),
                        .init(
                            testTargetID,
                            .dictionary([.init("CreatedOnToolsVersion", "16.0"), .init("TestTargetID", appTargetID)])
                        ),
                    ].sorted { $0.key < $1.key }
                )
            ),
        ]
        var fields: [ProjectObject.Field] = [
            .init("attributes", .dictionary(attributes)),
            .init(
                "buildConfigurationList",
                reference("list project", "Build configuration list for PBXProject \"\(name)\"")
            ),
            .init("developmentRegion", "en"), .init("hasScannedForEncodings", "0"),
            .init("knownRegions", .list([.text("en"), .text("Base")])), .init("mainGroup", reference("group main", "")),
            .init("minimizedProjectReferenceProxies", "1"),
        ]
        let references = packages.map(localReference) + settings.remotePackages.map(remoteReference)
        if !references.isEmpty { fields.append(.init("packageReferences", .list(references.map(\.reference)))) }
        fields += [
            .init("preferredProjectObjectVersion", "77"),
            .init("productRefGroup", reference("group products", "Products")),
            .init("projectDirPath", ""), .init("projectRoot", ""),
            .init("targets", .list([reference("target app", name), reference("target tests", tests)])),
        ]
        return object("project", "PBXProject", "Project object", fields)
    }

    // MARK: - Targets

    private var targets: [ProjectObject] {
        let proxy = object(
            "proxy",
            "PBXContainerItemProxy",
            "PBXContainerItemProxy",
            [
                .init("containerPortal", reference("project", "Project object")), .init("proxyType", "1"),
                .init("remoteGlobalIDString", appTargetID), .init("remoteInfo", name),
            ]
        )
        let dependency = object(
            "dependency",
            "PBXTargetDependency",
            "PBXTargetDependency",
            [.init("target", reference("target app", name)), .init("targetProxy", proxy.reference)]
        )
        return [target("app"), target("tests"), proxy, dependency] + ["app", "tests"].flatMap(phases)
    }

    private func target(_ kind: String) -> ProjectObject {
        let isApp = kind == "app"
        let targetName = isApp ? name : tests
        let folders = (isApp ? settings.sources : settings.tests).map { reference("folder \($0)", $0) }
        let products = isApp ? productNames.map { reference("product \($0)", $0) } : []
        return object(
            "target \(kind)",
            "PBXNativeTarget",
            targetName,
            [
                .init(
                    "buildConfigurationList",
                    reference("list \(kind)", "Build configuration list for PBXNativeTarget \"\(targetName)\"")
                ),
                .init("buildPhases", .list(Self.phaseKinds.map { reference("phase \($0) \(kind)", $0) })),
                .init("buildRules", .list([])),
                .init("dependencies", .list(isApp ? [] : [reference("dependency", "PBXTargetDependency")])),
                .init("fileSystemSynchronizedGroups", .list(folders)), .init("name", targetName),
                .init("packageProductDependencies", .list(products)), .init("productName", targetName),
                .init("productReference", reference("file \(kind)", isApp ? "\(name).app" : "\(tests).xctest")),
                .init(
                    "productType",
                    isApp ? "com.apple.product-type.application" : "com.apple.product-type.bundle.unit-test"
                ),
            ]
        )
    }

    private static let phaseKinds = ["Sources", "Frameworks", "Resources"]

    private func phases(_ kind: String) -> [ProjectObject] {
        Self.phaseKinds.map { phase in
            let linked =
                phase == "Frameworks" && kind == "app"
                ? productNames.map { reference("link \($0)", "\($0) in Frameworks") } : []
            return object(
                "phase \(phase) \(kind)",
                "PBX\(phase)BuildPhase",
                phase,
                [
                    .init("buildActionMask", "2147483647"), .init("files", .list(linked)),
                    .init("runOnlyForDeploymentPostprocessing", "0"),
                ]
            )
        }
    }

    // MARK: - Files and groups

    private var files: [ProjectObject] {
        let app = builtFile("app", "\(name).app", "wrapper.application")
        return [app, builtFile("tests", "\(tests).xctest", "wrapper.cfbundle")] + settingsFiles
    }

    private func builtFile(_ kind: String, _ file: String, _ type: String) -> ProjectObject {
        object(
            "file \(kind)",
            "PBXFileReference",
            file,
            [
                .init("explicitFileType", type), .init("includeInIndex", "0"), .init("path", file),
                .init("sourceTree", "BUILT_PRODUCTS_DIR"),
            ]
        )
    }

    private var settingsFiles: [ProjectObject] {
        guard settings.settingsFolder != nil else { return [] }
        return settings.configurations.map { configuration in
            object(
                "xcconfig \(configuration.name)",
                "PBXFileReference",
                "\(configuration.name).xcconfig",
                [
                    .init("lastKnownFileType", "text.xcconfig"), .init("path", "\(configuration.name).xcconfig"),
                    .init("sourceTree", "<group>"),
                ]
            )
        }
    }

    private var groups: [ProjectObject] {
        let folders = (settings.sources + settings.tests).map(folder)
        let products = object(
            "group products",
            "PBXGroup",
            "Products",
            [
                .init(
                    "children",
                    .list([reference("file app", "\(name).app"), reference("file tests", "\(tests).xctest")])
                ),
                .init("name", "Products"), .init("sourceTree", "<group>"),
            ]
        )
        let settingsGroup = settings.settingsFolder.map { path in
            object(
                "group settings",
                "PBXGroup",
                path,
                [
                    .init("children", .list(settingsFiles.map(\.reference))), .init("path", path),
                    .init("sourceTree", "<group>"),
                ]
            )
        }
        let children = folders + [settingsGroup].compactMap { $0 } + [products]
        let main = object(
            "group main",
            "PBXGroup",
            "",
            [.init("children", .list(children.map(\.reference))), .init("sourceTree", "<group>")]
        )
        return folders + [products, main] + [settingsGroup, infoException].compactMap { $0 }
    }

    private func folder(_ path: String) -> ProjectObject {
        let hasInfo = infoFolder == path
        let exceptions: [ProjectObject.Field] =
            hasInfo ? [.init("exceptions", .list([reference("exception", exceptionComment)]))] : []
        return object(
            "folder \(path)",
            "PBXFileSystemSynchronizedRootGroup",
            path,
            exceptions + [.init("path", path), .init("sourceTree", "<group>")]
        )
    }

    /// The folder of the app target that contains the `Info.plist`.
    private var infoFolder: String? { settings.sources.first { settings.info.hasPrefix($0 + "/") } }

    private var exceptionComment: String { "Exceptions for \"\(infoFolder ?? "")\" folder in \"\(name)\" target" }

    /// The build reads the `Info.plist`, but must not copy it into the app.
    private var infoException: ProjectObject? {
        guard let infoFolder else { return nil }
        let path = String(settings.info.dropFirst(infoFolder.count + 1))
        return object(
            "exception",
            "PBXFileSystemSynchronizedBuildFileExceptionSet",
            exceptionComment,
            [.init("membershipExceptions", .list([.text(path)])), .init("target", reference("target app", name))]
        )
    }

    // MARK: - Packages

    private var productNames: [String] { packages.map(ProjectPath.name(of:)) + settings.remotePackages.map(\.product) }

    private func localReference(_ path: String) -> ProjectObject {
        object(
            "package \(path)",
            "XCLocalSwiftPackageReference",
            "XCLocalSwiftPackageReference \"\(path)\"",
            [.init("relativePath", path)]
        )
    }

    private func remoteReference(_ package: XcodeSettings.RemotePackage) -> ProjectObject {
        object(
            "package \(package.url)",
            "XCRemoteSwiftPackageReference",
            "XCRemoteSwiftPackageReference \"\(package.product)\"",
            [
                .init("repositoryURL", package.url),
                .init(
                    "requirement",
                    .dictionary([.init("kind", "upToNextMajorVersion"), .init("minimumVersion", package.version)])
                ),
            ]
        )
    }

    private var packageObjects: [ProjectObject] {
        let local = packages.flatMap { path in
            [localReference(path)] + linked(ProjectPath.name(of: path), package: nil)
        }
        let remote = settings.remotePackages.flatMap { package in
            let reference = remoteReference(package)
            return [reference] + linked(package.product, package: reference.reference)
        }
        return local + remote
    }

    private func linked(_ product: String, package: ProjectObject.Value?) -> [ProjectObject] {
        let origin = package.map { [ProjectObject.Field("package", $0)] } ?? []
        let dependency = object(
            "product \(product)",
            "XCSwiftPackageProductDependency",
            product,
            origin + [.init("productName", product)]
        )
        let file = object(
            "link \(product)",
            "PBXBuildFile",
            "\(product) in Frameworks",
            [.init("productRef", dependency.reference)]
        )
        return [dependency, file]
    }

    // MARK: - Build configurations

    private var configurations: [ProjectObject] {
        let kinds = [
            ("project", "PBXProject \"\(name)\""), ("app", "PBXNativeTarget \"\(name)\""),
            ("tests", "PBXNativeTarget \"\(tests)\""),
        ]
        return kinds.flatMap { kind, owner in
            let all = settings.configurations.map { configuration($0, of: kind) }
            let usual =
                settings.configurations.first { !$0.isDebug }?.name ?? settings.configurations.first?.name ?? "Release"
            let list = object(
                "list \(kind)",
                "XCConfigurationList",
                "Build configuration list for \(owner)",
                [
                    .init("buildConfigurations", .list(all.map(\.reference))),
                    .init("defaultConfigurationIsVisible", "0"),
                    .init(
                        "defaultConfigurationName",
                        settings.configurations.contains { $0.name == "Release" } ? "Release" : usual
                    ),
                ]
            )
            return all + [list]
        }
    }

    private func configuration(_ configuration: XcodeSettings.Configuration, of kind: String) -> ProjectObject {
        let builder = XcodeBuildSettings(project: self, configuration: configuration)
        var fields: [ProjectObject.Field] = []
        if kind == "app", settings.settingsFolder != nil {
            fields.append(
                .init(
                    "baseConfigurationReference",
                    reference("xcconfig \(configuration.name)", "\(configuration.name).xcconfig")
                )
            )
        }
        fields.append(.init("buildSettings", .dictionary(builder.fields(of: kind))))
        fields.append(.init("name", configuration.name))
        return object("configuration \(configuration.name) \(kind)", "XCBuildConfiguration", configuration.name, fields)
    }
}
