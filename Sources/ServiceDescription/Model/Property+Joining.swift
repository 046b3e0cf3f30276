import YAML

extension Property {
    /// How two descriptions of one member count.
    package enum Joining {
        /// Both hold, as those of the parts of an `allOf`. The one that is joined takes precedence over the other.
        case all
        /// Either of them holds, as those of alternatives.
        case any
        /// Each holds in one version of a service. The newer one takes precedence over the other.
        case versions
    }

    /// What this description of a member says together with another one.
    ///
    /// - Parameters:
    ///   - other: The other description.
    ///   - joining: How they count.
    ///   - schema: What the member holds by both.
    package func joined(with other: Property, as joining: Joining, schema: Schema) -> Property {
        var joined = self
        joined.schema = schema
        switch joining {
        case .all:
            joined.isRequired = isRequired || other.isRequired
            joined.isReadOnly = isReadOnly || other.isReadOnly
            joined.isWriteOnly = isWriteOnly || other.isWriteOnly
            joined.constant = constant ?? other.constant
            joined.clientDefault = clientDefault ?? other.clientDefault
            joined.documentation.defaultValue = documentation.defaultValue ?? other.documentation.defaultValue
        case .any:
            joined.isRequired = isRequired && other.isRequired
            joined.isReadOnly = isReadOnly && other.isReadOnly
            joined.isWriteOnly = isWriteOnly && other.isWriteOnly
            joined.constant = Self.common(constant, other.constant)
            joined.clientDefault = Self.common(clientDefault, other.clientDefault)
            let words = (documentation.defaultValue, other.documentation.defaultValue)
            joined.documentation.defaultValue = words.0 == words.1 ? words.0 : nil
        case .versions:
            joined.isRequired = isRequired && other.isRequired
            joined.constant = Self.common(constant, other.constant)
        }
        if joining != .versions {
            joined.clientName = clientName ?? other.clientName
            joined.flattening = flattening ?? other.flattening
            joined.documentation.text = documentation.text ?? other.documentation.text
        }
        // What is a secret by either is shown in no log.
        joined.isMarkedSecret = SecretMark.merged(isMarkedSecret, other.isMarkedSecret)
        if !joined.isWriteOnly, isText && isWriteOnly || other.isText && other.isWriteOnly {
            joined.isMarkedSecret = joined.isMarkedSecret ?? true
        }
        return joined
    }

    /// The value that both descriptions name; `nil` if they differ.
    private static func common(_ one: YAMLNode?, _ other: YAMLNode?) -> YAMLNode? {
        one?.string == other?.string ? one : nil
    }

    /// Whether it may hold text, which is a secret if only clients send it.
    private var isText: Bool {
        switch schema.shape {
        case .string, .reference: true
        default: false
        }
    }
}
