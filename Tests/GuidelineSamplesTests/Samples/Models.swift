// swift-format-ignore-file

/// *Model Types*, lines 711–726 of the guidelines.
public enum ModelSamples {
    // Lines 711–726. Departures:
    // - Line 726 closes the initializer; the brace that closes the struct is missing in the text and is added.
    public struct FeatureFlagGroup {
        public let groupName: String
        public let serviceEnabled: Bool
        public let userEnabled: Bool

        // MARK: Initializer

        public init(
            groupName: String,
            serviceEnabled: Bool = true,
            userEnabled: Bool = true
        ) {
            self.groupName = groupName
            self.serviceEnabled = serviceEnabled
            self.userEnabled = userEnabled
        }
    }
}
