/// The build settings of a project's configurations.
///
/// They set the language mode, the default isolation and the concurrency checks, so that the project builds the same way in
/// every Xcode.
struct XcodeBuildSettings {
    let project: XcodeProject
    let configuration: XcodeSettings.Configuration

    /// The settings of the project, the `app` target or the `tests` target, sorted by name.
    func fields(of kind: String) -> [ProjectObject.Field] {
        let settings =
            switch kind {
            case "project": projectSettings
            case "app": appSettings
            default: testSettings
            }
        return settings.sorted { $0.key < $1.key }.map { ProjectObject.Field($0.key, $0.value) }
    }

    private var projectSettings: [String: ProjectObject.Value] {
        var settings: [String: ProjectObject.Value] = [
            "ALWAYS_SEARCH_USER_PATHS": .text("NO"),
            "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": .text("YES"),
            "CLANG_ENABLE_MODULES": .text("YES"), "CLANG_ENABLE_OBJC_ARC": .text("YES"),
            "ENABLE_USER_SCRIPT_SANDBOXING": .text("YES"),
            "IPHONEOS_DEPLOYMENT_TARGET": .text(project.minimumIOS),
            "LOCALIZATION_PREFERS_STRING_CATALOGS": .text("YES"),
            "SDKROOT": .text("iphoneos"), "SWIFT_APPROACHABLE_CONCURRENCY": .text("NO"),
            "SWIFT_DEFAULT_ACTOR_ISOLATION": .text("nonisolated"), "SWIFT_STRICT_CONCURRENCY": .text("complete"),
            "SWIFT_VERSION": .text("6.0"), "TARGETED_DEVICE_FAMILY": .text("1,2"),
        ]
        if configuration.isDebug {
            settings["DEBUG_INFORMATION_FORMAT"] = .text("dwarf")
            settings["ENABLE_TESTABILITY"] = .text("YES")
            settings["GCC_OPTIMIZATION_LEVEL"] = .text("0")
            settings["ONLY_ACTIVE_ARCH"] = .text("YES")
            settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = .text("DEBUG $(inherited)")
            settings["SWIFT_OPTIMIZATION_LEVEL"] = .text("-Onone")
        } else {
            settings["DEBUG_INFORMATION_FORMAT"] = .text("dwarf-with-dsym")
            settings["SWIFT_COMPILATION_MODE"] = .text("wholemodule")
            settings["VALIDATE_PRODUCT"] = .text("YES")
        }
        return settings
    }

    private var appSettings: [String: ProjectObject.Value] {
        let hasFile = project.settings.settingsFolder != nil
        var settings: [String: ProjectObject.Value] = [
            "CODE_SIGN_STYLE": .text("Automatic"), "CURRENT_PROJECT_VERSION": .text("1"),
            "GENERATE_INFOPLIST_FILE": .text("YES"),
            "INFOPLIST_FILE": .text(project.settings.info), "MARKETING_VERSION": .text("1.0"),
            "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents": .text("YES"),
            "INFOPLIST_KEY_UILaunchScreen_Generation": .text("YES"),
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": orientations(isPhone: false),
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone": orientations(isPhone: true),
            "LD_RUNPATH_SEARCH_PATHS": .list([.text("$(inherited)"), .text("@executable_path/Frameworks")]),
            "PRODUCT_NAME": .text("$(TARGET_NAME)"), "SWIFT_EMIT_LOC_STRINGS": .text("YES"),
        ]
        if project.settings.assets != nil {
            settings["ASSETCATALOG_COMPILER_APPICON_NAME"] = .text(XcodeAssets.icon)
            settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] = .text(XcodeAssets.accentColor)
        }
        if !hasFile { settings["PRODUCT_BUNDLE_IDENTIFIER"] = .text(project.bundle) }
        return settings
    }

    /// The App Store accepts an iPad app only if it supports all orientations.
    private func orientations(isPhone: Bool) -> ProjectObject.Value {
        let ways = ["Portrait"] + (isPhone ? [] : ["PortraitUpsideDown"]) + ["LandscapeLeft", "LandscapeRight"]
        return .text(ways.map { "UIInterfaceOrientation" + $0 }.joined(separator: " "))
    }

    private var testSettings: [String: ProjectObject.Value] {
        [
            "BUNDLE_LOADER": .text("$(TEST_HOST)"), "CODE_SIGN_STYLE": .text("Automatic"),
            "CURRENT_PROJECT_VERSION": .text("1"),
            "GENERATE_INFOPLIST_FILE": .text("YES"), "MARKETING_VERSION": .text("1.0"),
            "PRODUCT_BUNDLE_IDENTIFIER": .text(project.bundle + ".tests"), "PRODUCT_NAME": .text("$(TARGET_NAME)"),
            "TEST_HOST": .text(
                "$(BUILT_PRODUCTS_DIR)/\(project.name).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(project.name)"
            ),
        ]
    }
}
