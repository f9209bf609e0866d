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

    /// The bytes of the target; `nil` for a whole file.
    package var range: Range<Int>? {
        switch self {
        case .file: nil
        case .declaration(let declaration): declaration.range
        case .switch(let found): found.range
        case .switchCase(let found, _): found.range
        case .array(let found): found.range
        case .call(let found): found.range
        case .closure(let found): found.range
        case .argument(let found): found.range
        case .assignment(let found): found.range
        }
    }

    /// The code within the target.
    func code(in document: SwiftDocument) -> Code {
        switch self {
        case .file: document.outline.code()
        case .declaration(let declaration): document.code(in: declaration)
        case .switch(let found): found.code
        case .switchCase(let found, _): found.code
        case .array(let found): found.code
        case .call(let found): found.code
        case .closure(let found): found.code
        case .argument(let found): found.code
        case .assignment(let found): found.code
        }
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
