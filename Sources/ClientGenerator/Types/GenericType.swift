/// A generic type of the runtime that generated code uses. The raw value is its name.
enum GenericType: String, CaseIterable, Sendable {
    case pagedCollection = "PagedCollection"
    case serviceStream = "ServiceStream"
    case longRunningOperation = "LongRunningOperation"
    case multipartPart = "MultipartPart"
    case patchMember = "PatchMember"
}
