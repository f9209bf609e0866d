import Diagnostics

/// The defaults of common forms, by the form's name.
enum FormDefaults {
    /// The parameters of the use case that submits the form, or `nil` for a form about the module's entity.
    static func parameters(of screen: NameWords) -> [Parameter]? {
        names(screen.camel.lowercased())?.map { Parameter(name: $0, type: .named("String")) }
    }

    private static func names(_ screen: String) -> [String]? {
        switch screen {
        case "login", "signin": ["email", "password"]
        case "signup", "register", "registration": ["name", "email", "password"]
        case "forgotpassword", "resetpassword": ["email"]
        case "changepassword": ["currentPassword", "newPassword"]
        case "feedback", "contact": ["message"]
        default: nil
        }
    }

    /// The verb of the use case that submits a form about an entity: `update` for an edited entity, `create` for a new
    /// one.
    static func verb(of screen: NameWords) -> String {
        if screen.words.first?.lowercased() == "add" { return "add" }
        switch FormPurpose(of: screen) {
        case .change: return "update"
        case .creation: return "create"
        case nil: return "save"
        }
    }
}
