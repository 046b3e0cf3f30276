/// The templates of the Swift source that the generator writes, compiled into the tool so that it is one file.
public enum SwiftTemplates {
    /// The text of each template, by the name under which templates and the generator refer to it.
    public static var all: [String: String] {
        [
            "BodyMediaType": PackageResources.BodyMediaType_mustache,
            "Client": PackageResources.Client_mustache,
            "ClientOptions": PackageResources.ClientOptions_mustache,
            "CredentialPolicy": PackageResources.CredentialPolicy_mustache,
            "Documentation": PackageResources.Documentation_mustache,
            "Endpoint": PackageResources.Endpoint_mustache,
            "ExpandableEnumeration": PackageResources.ExpandableEnumeration_mustache,
            "FieldEncoding": PackageResources.FieldEncoding_mustache,
            "FrozenEnumeration": PackageResources.FrozenEnumeration_mustache,
            "Header": PackageResources.Header_mustache,
            "Headers": PackageResources.Headers_mustache,
            "Initializer": PackageResources.Initializer_mustache,
            "Model": PackageResources.Model_mustache,
            "Namespace": PackageResources.Namespace_mustache,
            "OperationGroup": PackageResources.OperationGroup_mustache,
            "OperationGroupRequests": PackageResources.OperationGroupRequests_mustache,
            "OperationGroupType": PackageResources.OperationGroupType_mustache,
            "OperationMethods": PackageResources.OperationMethods_mustache,
            "OperationSignature": PackageResources.OperationSignature_mustache,
            "OperationOptions": PackageResources.OperationOptions_mustache,
            "OperationResult": PackageResources.OperationResult_mustache,
            "Pages": PackageResources.Pages_mustache,
            "ParameterGroup": PackageResources.ParameterGroup_mustache,
            "ReadMember": PackageResources.ReadMember_mustache,
            "Recursive": PackageResources.Recursive_mustache,
            "Request": PackageResources.Request_mustache,
            "SentParameter": PackageResources.SentParameter_mustache,
            "SourceFile": PackageResources.SourceFile_mustache,
            "Union": PackageResources.Union_mustache,
            "UnionAttempts": PackageResources.UnionAttempts_mustache,
            "WriteMember": PackageResources.WriteMember_mustache,
            "Status": PackageResources.Status_mustache,
            "XMLMember": PackageResources.XMLMember_mustache,
            "XMLName": PackageResources.XMLName_mustache,
        ].mapValues { String(decoding: $0, as: UTF8.self) }
    }
}
