import ModuleSpecs

/// One screen of a proof spec: a value of each factor in which screens differ.
struct ScreenCase {
    /// The type of the screen's parameter.
    enum ParameterType: Int, CaseIterable {
        case string, int, double, bool, uuid, date, url, `enum`, `struct`, array
    }

    enum ParameterForm: Int, CaseIterable {
        case required, optional, defaulted
    }

    enum RouteForm: Int, CaseIterable {
        /// Left to the tool.
        case automatic
        /// The parameter is a component of the path.
        case path
        /// The path is fixed, and the parameter travels in the query.
        case query
        /// The route names a default for the parameter.
        case preset
        case none
    }

    enum UseCases: Int, CaseIterable {
        case none, loading, acting, both
    }

    let type: ParameterType
    let form: ParameterForm
    let kind: ScreenKind
    let presentation: Presentation
    let route: RouteForm
    let useCases: UseCases

    /// Rows that cover every two values of two factors.
    static let all: [ScreenCase] = Pairwise(sizes, where: { ScreenCase($0).isSound }).rows.map(ScreenCase.init)

    private static let sizes = [
        ParameterType.allCases.count, ParameterForm.allCases.count, ScreenKind.allCases.count,
        Presentation.allCases.count, RouteForm.allCases.count, UseCases.allCases.count,
    ]

    init(_ row: [Int]) {
        type = ParameterType.allCases[row[0]]
        form = ParameterForm.allCases[row[1]]
        kind = ScreenKind.allCases[row[2]]
        presentation = Presentation.allCases[row[3]]
        route = RouteForm.allCases[row[4]]
        useCases = UseCases.allCases[row[5]]
    }

    /// Whether the spec must declare the module's entity, since the screen's own part of it names that.
    var namesEntity: Bool {
        type == .struct || type == .array || useCases == .loading || useCases == .both
    }

    /// Whether the spec language allows the combination.
    private var isSound: Bool {
        if form == .defaulted && type.defaultValue == nil { return false }
        switch route {
        case .automatic, .none: return true
        case .path: return type.isRoutable && form != .optional
        case .query: return type.isRoutable || form == .defaulted
        case .preset: return type.defaultValue != nil
        }
    }
}

extension ScreenCase.ParameterType {
    /// Whether a URL can carry a value.
    var isRoutable: Bool {
        switch self {
        case .string, .int, .double, .bool, .uuid, .enum: true
        case .date, .url, .struct, .array: false
        }
    }

    /// A default in Swift, for the types of which one is commonly written.
    var defaultValue: String? {
        switch self {
        case .string: "\"all\""
        case .int: "20"
        case .double: "1.5"
        case .bool: "false"
        case .enum: ".open"
        case .array: "[]"
        case .uuid, .date, .url, .struct: nil
        }
    }

    var parameterName: String {
        switch self {
        case .string: "query"
        case .int: "limit"
        case .double: "minimum"
        case .bool: "onlyNew"
        case .uuid: "entryId"
        case .date: "since"
        case .url: "page"
        case .enum: "stage"
        case .struct: "chosen"
        case .array: "others"
        }
    }

    /// The type's name in a module.
    func name(in module: ModuleCase) -> String {
        switch self {
        case .string: "String"
        case .int: "Int"
        case .double: "Double"
        case .bool: "Bool"
        case .uuid: "UUID"
        case .date: "Date"
        case .url: "URL"
        case .enum: module.stage
        case .struct: module.entity
        case .array: "[\(module.entity)]"
        }
    }
}
