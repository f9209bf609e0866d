import FileTransaction
import ModuleSpecs

/// One module of a proof spec: a value of each factor in which modules differ, and the screens that it was given.
struct ModuleCase {
    enum EntityID: String, CaseIterable {
        case string = "String"
        case int = "Int"
        case uuid = "UUID"
        /// The spec declares no entity; the tool brings one.
        case none
    }

    enum TabForm: CaseIterable {
        case automatic, titled, none
    }

    let name: String
    /// What one of the module's things is called.
    let noun: String
    let entityID: EntityID
    let root: ScreenKind
    let tab: TabForm
    let hasAlias: Bool
    /// The module that this one links to.
    let linked: String?
    var screens: [ScreenCase] = []

    var entity: String { entityID == .none ? "\(name)Item" : noun }
    var stage: String { "\(noun)Stage" }

    /// Modules that cover every two values of two factors, with all screen cases spread over them, in three parts that do
    /// not link to each other.
    static let parts: [[ModuleCase]] = {
        var modules = rows.enumerated().map { index, row in module(index, row) }
        var next = 0
        for screen in ScreenCase.all {
            while screen.namesEntity && modules[next % modules.count].entityID == .none { next += 1 }
            modules[next % modules.count].screens.append(screen)
            next += 1
        }
        return (0..<3).map { part in modules.indices.filter { $0 % 3 == part }.map { modules[$0] } }
    }()

    private static let rows = Pairwise([
        EntityID.allCases.count, ScreenKind.allCases.count, TabForm.allCases.count, 2, 2,
    ]).rows

    private static let names = [
        ("Books", "Book"), ("Coupons", "Coupon"), ("Drivers", "Driver"), ("Flights", "Flight"), ("Gardens", "Garden"),
        ("Hotels", "Hotel"), ("Invoices", "Invoice"), ("Journeys", "Journey"), ("Kitchens", "Kitchen"),
        ("Lessons", "Lesson"), ("Museums", "Museum"), ("Parcels", "Parcel"), ("Recipes", "Recipe"),
        ("Suppliers", "Supplier"), ("Tickets", "Ticket"), ("Vehicles", "Vehicle"), ("Workshops", "Workshop"),
        ("Boats", "Boat"), ("Clinics", "Clinic"), ("Farms", "Farm"),
    ]

    private static func module(_ index: Int, _ row: [Int]) -> ModuleCase {
        ModuleCase(
            name: names[index].0,
            noun: names[index].1,
            entityID: EntityID.allCases[row[0]],
            root: ScreenKind.allCases[row[1]],
            tab: TabForm.allCases[row[2]],
            hasAlias: row[3] == 1,
            linked: row[4] == 1 ? names[index + 3 < rows.count ? index + 3 : index % 3].0 : nil
        )
    }
}
