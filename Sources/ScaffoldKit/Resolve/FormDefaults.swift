import Diagnostics

/// What the forms that every app has ask for, by their names.
enum FormDefaults {
    /// The parameters of the use case that sends the form, or `nil` for a form about the module's entity.
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

    /// The verb by which a form about an entity sends it: what is edited is updated, what is new is created.
    static func verb(of screen: NameWords) -> String {
        switch screen.words.first?.lowercased() {
        case "edit", "editor", "rename", "change": "update"
        case "add": "add"
        case "create", "new", "compose": "create"
        default: "save"
        }
    }
}
