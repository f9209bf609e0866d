import SwiftSyntax
import SwiftSyntaxMacros

/// The type that a preview becomes, so that the compiler checks what is in it.
struct PreviewExpansion<Node: FreestandingMacroExpansionSyntax, Context: MacroExpansionContext> {
    let node: Node
    let context: Context

    var declaration: DeclSyntax {
        let name = context.makeUniqueName("PreviewRegistry")
        return """
            struct \(name): DeveloperToolsSupport.PreviewRegistry {
                static let fileID: String = #fileID
                static let line: Int = #line
                static let column: Int = #column

                @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
                    DeveloperToolsSupport.Preview(\(raw: arguments))\(raw: trailingClosure)
                }
            }
            """
    }

    private var arguments: String {
        node.arguments.map { argument in
            let label = argument.label.map { "\($0.text): " } ?? ""
            return label + argument.expression.trimmedDescription
        }
        .joined(separator: ", ")
    }

    private var trailingClosure: String {
        node.trailingClosure.map { " " + $0.trimmedDescription } ?? ""
    }

    /// Whether the preview stands under `@available(iOS N, *)` of at least this system.
    func isMarkedAvailable(from minimum: Int) -> Bool {
        guard let attributes = node.as(MacroExpansionDeclSyntax.self)?.attributes else { return false }
        return attributes.contains { element in
            guard case .attribute(let attribute) = element,
                attribute.attributeName.trimmedDescription == "available",
                case .availability(let arguments)? = attribute.arguments
            else { return false }
            return arguments.contains { Self.isVersion($0.argument, of: "iOS", atLeast: minimum) }
        }
    }

    private static func isVersion(
        _ argument: AvailabilityArgumentSyntax.Argument,
        of platform: String,
        atLeast minimum: Int
    ) -> Bool {
        guard case .availabilityVersionRestriction(let restriction) = argument,
            restriction.platform.text == platform,
            let major = restriction.version.flatMap({ Int($0.major.text) })
        else { return false }
        return major >= minimum
    }
}
