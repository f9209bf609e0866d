import AppModel
import Diagnostics
import SwiftOutline

/// Reads the tests that a function of the app applies to a URL, and the routes that it returns.
///
/// Parsers that it calls with parts of the URL are read in place of the call. `docs/routes.md` lists the code that the reader
/// understands; any other condition becomes an unknown test.
struct LinkReader {
    let app: AppDeclarations
    /// The functions that were read as parts of others.
    var inlined: Set<Site> = []
    /// The functions that are being read, the caller before the called one.
    private var stack: [Site] = []

    /// The scopes of the files with parsers.
    private var scopes: [ObjectIdentifier: CodeScope] = [:]

    private static let deepest = 12

    init(_ model: AppModel) { app = AppDeclarations(standing: model, writing: []) }

    var model: AppModel { app.standing }

    mutating func meaning(of expression: Expression, _ frame: Frame) -> CodeScope.Meaning {
        let part = frame.scope.part
        let scope = scopes[ObjectIdentifier(part.file)] ?? CodeScope(ChangedFile(part.file), in: app)
        scopes[ObjectIdentifier(part.file)] = scope
        return scope.meaning(of: expression, at: Viewpoint(part))
    }

    /// The state of reading a function.
    struct Frame {
        var scope: LinkScope
        let function: Place
        /// The type whose cases the function returns.
        let result: String?
        let returnsValue: Bool
        /// Calls of other parsers whose results have a local name.
        var pending: [String: Range<Int>] = [:]
        /// The types of `$0` and of variables of loops that stand for listed parsers.
        var types: [String: String] = [:]
    }

    /// The steps of a function for the values of its parameters; none for a recursive call, and for one that is too deep.
    mutating func steps(of function: Place, given values: [String: LinkValue]) -> [LinkStep] {
        guard stack.count < Self.deepest, !stack.contains(function.site), let body = function.declaration.bodyRange
        else { return [] }
        stack.append(function.site)
        defer { stack.removeLast() }
        let part = DeclaredPart(file: model.file(of: function), declaration: function.declaration)
        let scope = LinkScope(app: app, part: part, values: values)
        let code = scope.outline.code(in: function.declaration)
        guard let block = code.blocks.first(where: { $0.range == body }) else { return [] }
        let returned = Self.result(of: function.declaration, owner: scope.owner)
        var frame = Frame(scope: scope, function: function, result: returned.type, returnsValue: returned.isValue)
        return steps(block.statements, &frame, isWhole: returned.isValue)
    }

    /// The enumeration whose cases a function returns: `AppRoute` for `Result<AppRoute, Error>` and `AppRoute?`.
    static func result(of function: Declaration, owner: String?) -> (type: String?, isValue: Bool) {
        guard function.kind != .`init` else { return (owner, false) }
        guard let written = function.type?.text else { return (nil, false) }
        var text = written.withoutSpaces
        if text.hasPrefix("Result<") { text = String(text.dropFirst("Result<".count).prefix { $0 != "," }) }
        let name = TypeText.lastName(in: text)
        if name == "Self" { return (owner, true) }
        return (name, !["Void", "()", ""].contains(name))
    }

    // MARK: - Statements

    /// - Parameter isWhole: Whether a single expression is the value of the body.
    mutating func steps(_ statements: [Statement], _ frame: inout Frame, isWhole: Bool) -> [LinkStep] {
        statements.flatMap { steps($0, &frame, isValue: isWhole && statements.count == 1) }
    }

    private mutating func steps(_ statement: Statement, _ frame: inout Frame, isValue: Bool) -> [LinkStep] {
        switch statement.keyword {
        case .return: return returned(statement, &frame)
        case .throw: return [.refuse]
        case .guard: return guarded(statement, &frame)
        case .if: return branched(statement, &frame, isValue: isValue)
        case .switch: return statement.code.switches.first.map { steps($0, &frame, isValue: isValue) } ?? []
        case .let, .var: return declared(statement, &frame)
        case .do: return body(statement, &frame)
        case .for, .while, .repeat: return looped(statement, &frame)
        case .break, .continue: return [.leave]
        case .defer: return []
        default:
            if frame.scope.apply(statement) { return [] }
            if let value = assignedToSelf(statement, frame) { return outcome(value, &frame) }
            return isValue ? outcome(statement.range, &frame) : []
        }
    }

    private mutating func returned(_ statement: Statement, _ frame: inout Frame) -> [LinkStep] {
        let outline = frame.scope.outline
        let tokens = outline.tokens.indices(in: statement.range).dropFirst()
        guard let first = tokens.first else { return [.refuse] }
        if outline.tokens[first].keyword == .switch, let value = statement.code.switches.first {
            return steps(value, &frame, isValue: true)
        }
        return outcome(outline.bytes(ofTokens: tokens), &frame)
    }

    private func assignedToSelf(_ statement: Statement, _ frame: Frame) -> Range<Int>? {
        guard frame.function.declaration.kind == .`init`, let assignment = statement.code.assignments.first,
            assignment.target.text == "self"
        else { return nil }
        return assignment.value.range
    }

    private mutating func body(_ statement: Statement, _ frame: inout Frame) -> [LinkStep] {
        guard let block = statement.code.blocks.first else { return [] }
        return steps(block.statements, &frame, isWhole: false)
    }

    private mutating func looped(_ statement: Statement, _ frame: inout Frame) -> [LinkStep] {
        guard let block = statement.code.blocks.first else { return [] }
        if let unrolled = unrolled(statement, block, &frame) { return unrolled }
        let inner = steps(block.statements, &frame, isWhole: false)
        guard inner.contains(where: { $0.mayEnd(in: .route) }) else { return [] }
        let head = frame.scope.outline.line(statement.range.lowerBound..<block.range.lowerBound)
        return [.block([.choose([LinkBranch(tests: [[.unknown(head)]], steps: inner)])])]
    }

    /// `let first = components.first`, `let (a, b) = …`
    private mutating func declared(_ statement: Statement, _ frame: inout Frame) -> [LinkStep] {
        let outline = frame.scope.outline
        let tokens = outline.tokens.indices(in: statement.range).dropFirst()
        for part in outline.split(tokens) {
            guard let first = part.first, outline.tokens[first].kind == .identifier,
                let equal = outline.firstToken(.equal, in: part)
            else { continue }
            let name = outline.name(outline.tokens[first])
            let range = outline.bytes(ofTokens: (equal + 1)..<part.upperBound)
            let value = frame.scope.value(range)
            frame.scope.values[name] = value
            if value == .unknown { frame.pending[name] = range }
        }
        return []
    }
}
