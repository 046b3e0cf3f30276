/// Type names that a generated type must not have, because generated code or its readers use them for other types.
enum ReservedTypeNames {
    /// The names in the standard library, Foundation and the runtime that generated code, or code that uses it, needs.
    static let all: Set<String> = standardLibrary.union(foundation).union(runtime)
        .union(BuiltInType.allCases.map(\.rawValue)).union(GenericType.allCases.map(\.rawValue))

    /// The types of SwiftUI that the code of an app's views names: `Text("a")`, `@State`, `some View`. Types of which it names no more
    /// than a case (`.leading`, `.easeIn`) are not among them. Only a user gives a type at the top of a module such a name.
    static let swiftUI: Set<String> = [
        // Views, what they conform to, and shapes.
        "AnyView", "AsyncImage", "Button", "ButtonStyle", "Canvas", "Capsule", "Circle", "ColorPicker",
        "ContentUnavailableView", "DatePicker", "DisclosureGroup", "Divider", "Ellipse", "EmptyView", "ForEach",
        "Form", "Gauge", "GeometryReader", "Grid", "GridRow", "Group", "HStack", "Image", "Label", "LabeledContent",
        "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Menu", "NavigationLink",
        "NavigationSplitView", "NavigationStack", "NavigationView", "Path", "Picker", "ProgressView", "Rectangle",
        "RoundedRectangle", "ScrollView", "Section", "SecureField", "Shape", "ShareLink", "Slider", "Spacer",
        "Stepper", "Tab", "TabView", "Table", "Text", "TextEditor", "TextField", "Toggle", "VStack", "View",
        "ViewBuilder", "ViewModifier", "ZStack",
        // Values that are created by the names of their types.
        "Angle", "Color", "EnvironmentKey", "EnvironmentValues", "Font", "Gradient", "LinearGradient",
        "NavigationPath", "RadialGradient",
        // Attributes of properties, and what these require.
        "AppStorage", "Bindable", "Binding", "Environment", "EnvironmentObject", "FocusState", "GestureState",
        "Namespace", "ObservableObject", "ObservedObject", "Published", "ScaledMetric", "SceneStorage", "State",
        "StateObject",
        // What the declaration of each app names.
        "App", "Scene", "WindowGroup",
    ]

    private static let standardLibrary: Set<String> = [
        "Any", "AnyObject", "Array", "ArraySlice", "AsyncSequence", "CaseIterable", "Character", "Clock", "ClosedRange",
        "Codable", "Collection", "Comparable", "ContinuousClock", "CustomStringConvertible", "Decodable",
        "Decoder", "Dictionary", "Duration", "Encodable", "Encoder", "Equatable", "Error", "Hashable", "Hasher",
        "Identifiable", "Int16", "Int8", "KeyPath", "Never",
        "Optional", "PartialKeyPath", "Protocol", "Range", "RawRepresentable", "RawValue", "Regex", "Result", "Self",
        "Sendable", "Sequence", "Set", "StaticString", "Substring", "Task", "Type", "UInt", "UInt16", "UInt32", "UInt8",
        "Actor", "ID", "Mirror", "Iterator", "Element", "Index", "Value", "ArrayLiteralElement", "BooleanLiteralType",
        "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
        "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral",
        "ExtendedGraphemeClusterLiteralType", "FloatLiteralType", "IntegerLiteralType", "StringLiteralType",
        "UnicodeScalarLiteralType",
    ]

    private static let foundation: Set<String> = [
        "AttributedString", "Bundle", "Calendar", "DateComponents", "DateInterval", "DispatchQueue", "FileManager",
        "IndexPath", "Locale", "Measurement", "Notification", "NSError", "Operation", "OperationQueue", "Predicate",
        "Process", "Progress",
        "Thread",
        "TimeInterval", "TimeZone", "Timer", "Unit", "URLComponents", "URLRequest", "URLResponse", "URLSession",
        "UserDefaults", "Stream", "Scanner", "Formatter", "Host", "Port", "Pipe", "CharacterSet", "ComparisonResult",
        "DateFormatter", "Dimension", "Expression", "FileHandle", "JSONDecoder", "JSONEncoder", "NumberFormatter",
        "ProcessInfo", "RunLoop", "SortDescriptor", "SortOrder", "URLError", "URLQueryItem",
    ]

    private static let runtime: Set<String> = [
        "APIKeyCredential", "FinalState", "LongRunningStatus", "APIKeyCredentialPolicy", "AccessToken",
        "Authenticating", "BasicCredential", "BasicCredentialPolicy", "BearerTokenCredentialPolicy",
        "CancellationToken", "ClientLogger", "ClientLoggers", "ClientOptions", "CombinedAuthenticationPolicy",
        "CommonOptions", "Credential", "Draft", "ExpandableEnumeration", "FrozenEnumeration", "HTTPHeaders",
        "HTTPMethod", "HTTPRequest", "HTTPResponse", "HTTPResultHandler", "Indirect", "IndirectModel", "ServiceModel",
        "ModelReader", "ModelValue", "ModelWriter", "PageableClient", "ParameterStyle", "Pipeline", "PipelineClient",
        "PipelineContext", "PipelineRequest", "PipelineResponse",
        "PipelineStage", "RequestDescription", "OperationOptions", "RequestOptions", "RequestStringConvertible",
        "Requests", "ResponseFormat", "RetryOptions", "ServiceError", "ServiceFailure", "ServiceRequest",
        "ServiceResponse", "StatusPattern", "TelemetryOptions", "TokenCredential", "TransportOptions", "TransportStage",
        "URLSessionTransport", "ValueCoding", "ApiVersion", "ClientLogLevel",
        "EnumerationRawValue", "EnumerationValue", "ModelCoder", "ModelReadingError",
        "ModelWritingError", "MulticastEventsCollection", "PagedCodingKeys", "PagedItemSyncIterator",
        "PipelineContextKey", "PipelineNext", "SchemeAuthenticationPolicy",
        "StaticTokenCredential", "ResponsesByStatus", "HTTPBodyStream", "ResponseHeaders", "UnionModel", "UnionReader",
        "FieldEncoding", "RecursiveValue", "ServerTemplate", "XMLForm", "XMLMember", "XMLName",
        "AddHeadersPolicy", "AnonymousAccessPolicy", "ArrayRequestSequence", "AzureError",
        "ByteRange",
        "CachingTokenCredential", "ClaimsTokenCredential", "CodableModel", "CommonClientOptions", "ConnectionMonitor",
        "ConnectionMonitors",
        "EchoedHeaderPolicy", "FailedTry", "LoggingOptions", "MemberName", "MockResponse",
        "MockTransport", "MockTransportError", "MultipartForm", "PageContinuation", "PlaybackTransport",
        "ProxySettings", "RecordingTransport", "RequestBuilder", "RequestConditions",
        "RequestOperation", "RequestOutcome", "RequestSequence", "RequestSequenceExecutor",
        "RequestSequenceExecutorDelegate", "RequestSequenceFailure", "RequestSequenceRecovery",
        "RequestSequenceResponse", "RequestSpan", "RequestStep", "RequestTracer", "SequencedRequest",
        "SharedAccessSignatureCredential", "SharedAccessSignatureCredentialPolicy", "TraceContext", "TracedRequest",
        "TransferProgress", "UnicastEvents", "WeakReference",
    ]
}
