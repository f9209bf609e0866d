import SwiftOutline

/// What an anchor leads to in one file.
package enum AnchorTarget {
    case file
    case declaration(Declaration)
    case `switch`(Switch)
    case switchCase(SwitchCase, of: Switch)
    case array(ArrayLiteral)
    case call(Call)
    case closure(Closure)
    case argument(CallArgument)
    case assignment(Assignment)

    /// The piece of code that the target is; `nil` for a file or declaration.
    private var view: (any CodeView)? {
        switch self {
        case .file, .declaration: nil
        case .switch(let found): found
        case .switchCase(let found, _): found
        case .array(let found): found
        case .call(let found): found
        case .closure(let found): found
        case .argument(let found): found
        case .assignment(let found): found
        }
    }

    /// The bytes of the target; `nil` for a whole file.
    package var range: Range<Int>? {
        if case .declaration(let declaration) = self { return declaration.range }
        return view?.range
    }

    /// The code within the target.
    func code(in document: SwiftDocument) -> Code {
        if case .declaration(let declaration) = self { return document.code(in: declaration) }
        return view?.code ?? document.outline.code()
    }

    /// What the target is, for messages.
    var name: String {
        switch self {
        case .file: "the file"
        case .declaration(let declaration): "\(declaration.kind.keyword) \(declaration.name)"
        case .switch: "switch"
        case .switchCase: "case"
        case .array: "array"
        case .call(let call): "call \(call.name)"
        case .closure: "closure"
        case .argument(let argument): "argument \(argument.label ?? "")"
        case .assignment(let assignment): "assignment \(assignment.target)"
        }
    }
}
