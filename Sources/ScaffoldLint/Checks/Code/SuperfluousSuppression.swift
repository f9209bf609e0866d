/// Comments that disable nothing. `LintRun` finds them, because they depend on all findings. The check itself does nothing.
struct SuperfluousSuppression: Check {}
