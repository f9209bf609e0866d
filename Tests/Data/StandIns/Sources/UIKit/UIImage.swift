/// A picture.
open class UIImage: NSObject, @unchecked Sendable {
    let name: String

    public override init() {
        name = ""
        super.init()
    }

    public init?(systemName name: String) {
        self.name = name
        super.init()
    }

    public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        self.name = name
        super.init()
    }

    public init?(named name: String) {
        self.name = name
        super.init()
    }

    public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.name = name
        super.init()
    }

    public init?(data: Data) {
        name = ""
        super.init()
    }

    open var size: CGSize { .zero }
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { self }
    open func withTintColor(_ color: UIColor) -> UIImage { self }
    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIImage)?.name == name
    }

    open override var hash: Int { name.hashValue }

    /// How a picture takes a tint.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// How a picture is chosen.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// How a symbol is drawn.
    open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        public init(pointSize: CGFloat) {
            super.init()
        }

        public init(textStyle: UIFont.TextStyle) {
            super.init()
        }

        public init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            super.init()
        }

        public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            super.init()
        }
    }

    /// How large a symbol is beside text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// How heavy a symbol is.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
}

/// Shows a picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
