import Diagnostics

/// The shared Xcode scheme of a new app, which builds, runs and tests the app.
struct XcodeScheme: Sendable {
    let project: XcodeProject

    /// The text of the `.xcscheme`.
    var text: String {
        let debug = project.settings.configurations.first(where: \.isDebug)?.name ?? "Debug"
        let release =
            project.settings.configurations.first { $0.name == "Release" }?.name ?? project.settings.configurations
            .last?.name ?? "Release"
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme
               LastUpgradeVersion = "1600"
               version = "1.7">
               <BuildAction
                  parallelizeBuildables = "YES"
                  buildImplicitDependencies = "YES">
                  <BuildActionEntries>
                     <BuildActionEntry
                        buildForTesting = "YES"
                        buildForRunning = "YES"
                        buildForProfiling = "YES"
                        buildForArchiving = "YES"
                        buildForAnalyzing = "YES">
            \(app(indent: 12))
                     </BuildActionEntry>
                  </BuildActionEntries>
               </BuildAction>
               <TestAction
                  buildConfiguration = "\(debug)"
                  selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
                  selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB"
                  shouldUseLaunchSchemeArgsEnv = "NO">
                  <Testables>
                     <TestableReference
                        skipped = "NO"
                        parallelizable = "YES">
            \(buildable(project.testTargetID, "\(project.name)Tests.xctest", "\(project.name)Tests", indent: 12))
                     </TestableReference>
                  </Testables>
               </TestAction>
               <LaunchAction
                  buildConfiguration = "\(debug)"
                  selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
                  selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB"
                  launchStyle = "0"
                  useCustomWorkingDirectory = "NO"
                  ignoresPersistentStateOnLaunch = "NO"
                  debugDocumentVersioning = "YES"
                  debugServiceExtension = "internal"
                  allowLocationSimulation = "YES">
                  <BuildableProductRunnable
                     runnableDebuggingMode = "0">
            \(app(indent: 9))
                  </BuildableProductRunnable>\(arguments)
               </LaunchAction>
               <ProfileAction
                  buildConfiguration = "\(release)"
                  shouldUseLaunchSchemeArgsEnv = "YES"
                  savedToolIdentifier = ""
                  useCustomWorkingDirectory = "NO"
                  debugDocumentVersioning = "YES">
                  <BuildableProductRunnable
                     runnableDebuggingMode = "0">
            \(app(indent: 9))
                  </BuildableProductRunnable>
               </ProfileAction>
               <AnalyzeAction
                  buildConfiguration = "\(debug)">
               </AnalyzeAction>
               <ArchiveAction
                  buildConfiguration = "\(release)"
                  revealArchiveInOrganizer = "YES">
               </ArchiveAction>
            </Scheme>

            """
    }

    /// The launch arguments, from a line break on.
    private var arguments: String {
        guard !project.settings.arguments.isEmpty else { return "" }
        let lines = project.settings.arguments.flatMap { argument in
            let text = argument.replacingAll("&", with: "&amp;").replacingAll("<", with: "&lt;")
                .replacingAll("\"", with: "&quot;")
            return [
                "   <CommandLineArgument", "      argument = \"\(text)\"", "      isEnabled = \"NO\">",
                "   </CommandLineArgument>",
            ]
        }
        return (["<CommandLineArguments>"] + lines + ["</CommandLineArguments>"]).map { "\n      " + $0 }.joined()
    }

    private func app(indent: Int) -> String {
        buildable(project.appTargetID, "\(project.name).app", project.name, indent: indent)
    }

    private func buildable(_ id: String, _ product: String, _ target: String, indent: Int) -> String {
        let padding = String(repeating: " ", count: indent)
        let lines = [
            "<BuildableReference", "   BuildableIdentifier = \"primary\"", "   BlueprintIdentifier = \"\(id)\"",
            "   BuildableName = \"\(product)\"", "   BlueprintName = \"\(target)\"",
            "   ReferencedContainer = \"container:\(project.name).xcodeproj\">", "</BuildableReference>",
        ]
        return lines.map { padding + $0 }.joined(separator: "\n")
    }
}
