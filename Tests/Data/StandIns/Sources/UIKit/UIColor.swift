/// A colour.
open class UIColor: NSObject, @unchecked Sendable {
    private let name: String

    init(named system: StaticString) {
        name = "\(system)"
        super.init()
    }

    public init(white: CGFloat, alpha: CGFloat) {
        name = "white \(white) \(alpha)"
        super.init()
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        name = "\(red) \(green) \(blue) \(alpha)"
        super.init()
    }

    public init?(named name: String) {
        self.name = name
        super.init()
    }

    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        name = dynamicProvider(.current).name
        super.init()
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(white: 0, alpha: alpha) }

    open var cgColor: CGColor { CGColor() }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.name == name
    }

    open override var hash: Int { name.hashValue }
}

extension UIColor {
    public class var black: UIColor { UIColor(named: "black" as StaticString) }
    public class var white: UIColor { UIColor(named: "white" as StaticString) }
    public class var clear: UIColor { UIColor(named: "clear" as StaticString) }
    public class var gray: UIColor { UIColor(named: "gray" as StaticString) }
    public class var red: UIColor { UIColor(named: "red" as StaticString) }
    public class var label: UIColor { UIColor(named: "label" as StaticString) }
    public class var secondaryLabel: UIColor { UIColor(named: "secondaryLabel" as StaticString) }
    public class var tertiaryLabel: UIColor { UIColor(named: "tertiaryLabel" as StaticString) }
    public class var placeholderText: UIColor { UIColor(named: "placeholderText" as StaticString) }
    public class var separator: UIColor { UIColor(named: "separator" as StaticString) }
    public class var tintColor: UIColor { UIColor(named: "tintColor" as StaticString) }
    public class var systemBackground: UIColor { UIColor(named: "systemBackground" as StaticString) }
    public class var secondarySystemBackground: UIColor { UIColor(named: "secondaryBackground" as StaticString) }
    public class var systemGroupedBackground: UIColor { UIColor(named: "groupedBackground" as StaticString) }
    public class var secondarySystemGroupedBackground: UIColor { UIColor(named: "groupedBackground2" as StaticString) }
    public class var systemFill: UIColor { UIColor(named: "systemFill" as StaticString) }
    public class var systemBlue: UIColor { UIColor(named: "systemBlue" as StaticString) }
    public class var systemRed: UIColor { UIColor(named: "systemRed" as StaticString) }
    public class var systemGreen: UIColor { UIColor(named: "systemGreen" as StaticString) }
    public class var systemOrange: UIColor { UIColor(named: "systemOrange" as StaticString) }
    public class var systemYellow: UIColor { UIColor(named: "systemYellow" as StaticString) }
    public class var systemPurple: UIColor { UIColor(named: "systemPurple" as StaticString) }
    public class var systemGray: UIColor { UIColor(named: "systemGray" as StaticString) }
    public class var systemGray2: UIColor { UIColor(named: "systemGray2" as StaticString) }
    public class var systemGray6: UIColor { UIColor(named: "systemGray6" as StaticString) }
}
