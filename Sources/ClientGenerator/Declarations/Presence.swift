import ServiceDescription

/// Who must give a member of a struct a value. Each case has its own form in the struct, its initializer and on the wire.
enum Presence: Sendable {
    /// Every object has it.
    case required
    /// Every object has it, but it may be `null`. Callers pass a value or `nil`.
    case requiredOrNull
    /// Callers must pass it, but the service never sends it.
    case requiredFromCallers
    /// An object may lack it.
    case optional
    /// The object that it was flattened out of must have it, but may be absent itself. If that object is written, `null` stands
    /// for no value.
    case requiredInOptionalObject
    /// Only the service sets it, so requests omit it.
    case readOnly

    /// The presence of a member.
    ///
    /// - Parameters:
    ///   - member: The member.
    ///   - isNullable: Whether its value may be `null`.
    ///   - isSent: Whether requests send the object that has it.
    init(of member: FlattenedMember, isNullable: Bool, isSent: Bool) {
        let property = member.property
        if property.isWriteOnly {
            self = property.isRequired && !isNullable ? .requiredFromCallers : .optional
        } else if property.isReadOnly, isSent {
            self = .readOnly
        } else if property.isRequired {
            self = isNullable ? .requiredOrNull : .required
        } else {
            self = member.isRequiredInPlace && isNullable ? .requiredInOptionalObject : .optional
        }
    }

    /// Whether an initializer can be called without it.
    var mayBeLeftOut: Bool {
        switch self {
        case .required, .requiredOrNull, .requiredFromCallers: false
        case .optional, .requiredInOptionalObject, .readOnly: true
        }
    }

    /// Whether `null` is written if there is no value.
    var writesNull: Bool {
        switch self {
        case .requiredOrNull, .requiredInOptionalObject: true
        case .required, .requiredFromCallers, .optional, .readOnly: false
        }
    }
}
