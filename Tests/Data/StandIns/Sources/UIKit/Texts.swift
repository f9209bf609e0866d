/// Where text stands.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// Where text breaks.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Shows text.
@MainActor @preconcurrency
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment: NSTextAlignment = .natural
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    open var isEnabled = true
    open var isHighlighted = false
    open var highlightedTextColor: UIColor?
    open var preferredMaxLayoutWidth: CGFloat = 0
}

/// What asks for text.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {}

/// Which keyboard is shown.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// When text is made capital.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Whether text is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// What a text is.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let URL = UITextContentType(rawValue: "url")
}

/// One line of text to fill in.
@MainActor @preconcurrency
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UITextInputTraits {
    open var text: String? = ""
    open var attributedText: NSAttributedString?
    open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString?
    open var textColor: UIColor?
    open var font: UIFont?
    open var textAlignment: NSTextAlignment = .natural
    open var borderStyle: UITextField.BorderStyle = .none
    open var clearButtonMode: UITextField.ViewMode = .never
    open var leftView: UIView?
    open var rightView: UIView?
    open var leftViewMode: UITextField.ViewMode = .never
    open var rightViewMode: UITextField.ViewMode = .never
    open var isSecureTextEntry = false
    open var keyboardType: UIKeyboardType = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var textContentType: UITextContentType!
    open var adjustsFontForContentSizeCategory = false
    open var inputAccessoryView: UIView?
    open weak var delegate: (any UITextFieldDelegate)?
    open var isEditing: Bool { isFirstResponder }
    open override var canBecomeFirstResponder: Bool { true }

    /// What is around a field.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// When something is shown in a field.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }
}

/// Hears about a field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        true
    }
}

/// Lines of text to read or fill in.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UITextInputTraits {
    open var text: String! = ""
    open var attributedText: NSAttributedString!
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment: NSTextAlignment = .natural
    open var isEditable = true
    open var isSelectable = true
    open var textContainerInset: UIEdgeInsets = .zero
    open var keyboardType: UIKeyboardType = .default
    open var adjustsFontForContentSizeCategory = false
    @available(*, unavailable, message: "the delegate is a UITextViewDelegate")
    open override weak var delegate: (any UIScrollViewDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }
}

/// Hears about lines of text.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChange(_ textView: UITextView) {}
}

/// A field to search with.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    open var text: String?
    open var placeholder: String?
    open private(set) lazy var searchTextField = UISearchTextField()
    open weak var delegate: (any UISearchBarDelegate)?
}

/// The field in a search bar.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {}

/// Hears about a search bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// Searches what another view controller shows.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open var obscuresBackgroundDuringPresentation = true
    open var isActive = false
    public private(set) lazy var searchBar = UISearchBar()
}

/// Hears what is searched for.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

extension UITextView: _OwnDelegating {
    public typealias _Delegate = any UITextViewDelegate
}
