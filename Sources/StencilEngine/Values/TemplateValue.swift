import YAMLReader

/// A value in a template.
package typealias TemplateValue = YAMLValue

/// The values of a template, by their names.
package typealias TemplateDictionary = YAMLDictionary
