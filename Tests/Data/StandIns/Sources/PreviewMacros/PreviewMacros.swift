import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview` of a SwiftUI view, on every system.
public struct SwiftUIPreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        [PreviewExpansion(node: node, context: context).declaration]
    }
}

/// `#Preview` of a UIKit view or view controller, from iOS 17 on.
public struct UIKitPreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        [PreviewExpansion(node: node, context: context).declaration]
    }
}

/// `#Preview` of a UIKit view or view controller where the app also runs on a system before iOS 17.
public struct MarkedUIKitPreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let expansion = PreviewExpansion(node: node, context: context)
        guard expansion.isMarkedAvailable(from: 17) else { throw PreviewUnavailableError() }
        return [expansion.declaration]
    }
}

/// What the compiler says of a declaration that is newer than the app's oldest system.
struct PreviewUnavailableError: Error, CustomStringConvertible {
    var description: String { "'Preview(_:traits:body:)' is only available in iOS 17.0 or newer" }
}
