import UIKit

enum Mood {
  case sunny
  case rainy
}

final class StateView: UIView {
  let label = UILabel()
  let mood: Mood

  init(mood: Mood, text: String, action: UIAction?) {
    self.mood = mood
    super.init(frame: .zero)
    label.text = text
    addSubview(label)
    guard let action else { return }
    addSubview(UIButton(primaryAction: action))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }
}
