import Foundation

/// Reads a project file the way Xcode does, as a property list, and checks what neither `plutil` nor other readers check:
/// that every reference leads somewhere and every kind of object has its keys.
public struct CheckedProject {
    private let objects: [String: [String: Any]]
    private let root: String

    public var count: Int { objects.count }

    public init(text: String) throws {
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        let file = list as? [String: Any] ?? [:]
        objects = file["objects"] as? [String: [String: Any]] ?? [:]
        root = file["rootObject"] as? String ?? ""
    }

    public var problems: [String] {
        dangling + orphans + missingKeys
    }

    private static let requiredKeys = [
        "PBXBuildFile": ["productRef"],
        "PBXContainerItemProxy": ["containerPortal", "proxyType", "remoteGlobalIDString", "remoteInfo"],
        "PBXFileReference": ["path", "sourceTree"],
        "PBXFileSystemSynchronizedBuildFileExceptionSet": ["membershipExceptions", "target"],
        "PBXFileSystemSynchronizedRootGroup": ["path", "sourceTree"],
        "PBXFrameworksBuildPhase": ["buildActionMask", "files"],
        "PBXGroup": ["children", "sourceTree"],
        "PBXNativeTarget": [
            "buildConfigurationList", "buildPhases", "dependencies", "fileSystemSynchronizedGroups", "name",
            "productName", "productReference", "productType",
        ],
        "PBXProject": [
            "attributes", "buildConfigurationList", "knownRegions", "mainGroup", "productRefGroup", "targets",
        ],
        "PBXResourcesBuildPhase": ["buildActionMask", "files"], "PBXSourcesBuildPhase": ["buildActionMask", "files"],
        "PBXTargetDependency": ["target", "targetProxy"], "XCBuildConfiguration": ["buildSettings", "name"],
        "XCConfigurationList": ["buildConfigurations", "defaultConfigurationName"],
        "XCLocalSwiftPackageReference": ["relativePath"],
        "XCRemoteSwiftPackageReference": ["repositoryURL", "requirement"],
        "XCSwiftPackageProductDependency": ["productName"],
    ]

    private var dangling: [String] {
        objects.flatMap { id, object in
            identifiers(in: object).filter { objects[$0] == nil }.map {
                "\(id) (\(object["isa"] ?? "")) names \($0), which is not there"
            }
        }
    }

    private var orphans: [String] {
        let named = Set(objects.values.flatMap(identifiers)).union([root])
        return objects.keys.filter { !named.contains($0) }.map { "nothing names \($0) (\(objects[$0]?["isa"] ?? ""))" }
    }

    private var missingKeys: [String] {
        objects.flatMap { id, object -> [String] in
            guard let isa = object["isa"] as? String, let keys = Self.requiredKeys[isa] else {
                return ["\(id) is of an unknown kind"]
            }
            return keys.filter { object[$0] == nil }.map { "\(id) (\(isa)) has no \($0)" }
        }
    }

    /// Every text of 24 hexadecimal digits, keys included.
    private func identifiers(in value: Any) -> [String] {
        switch value {
        case let text as String: isIdentifier(text) ? [text] : []
        case let list as [Any]: list.flatMap(identifiers)
        case let dictionary as [String: Any]:
            dictionary.flatMap { (isIdentifier($0.key) ? [$0.key] : []) + identifiers(in: $0.value) }
        default: []
        }
    }

    private func isIdentifier(_ text: String) -> Bool {
        text.utf8.count == 24 && text.allSatisfy { $0.isHexDigit && !$0.isLowercase }
    }
}
