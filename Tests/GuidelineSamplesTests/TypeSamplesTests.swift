import AzureCore
import Testing

/// Runs the samples of models, enumerations and packages.
@Suite struct TypeSamplesTests {
    @Test func aModelHasDefaultsForWhatMayBeLeftOut() {
        let group = ModelSamples.FeatureFlagGroup(groupName: "beta", userEnabled: false)

        #expect(group.groupName == "beta")
        #expect(group.serviceEnabled)
        #expect(!group.userEnabled)
    }

    @Test func anExpandableEnumerationKnowsItsValuesAndKeepsOthers() {
        typealias Shape = EnumerationSamples.Shape

        #expect(Shape.received("Circle") == .circle)
        #expect(Shape.received("square") == .square)
        #expect(Shape.received("Hexagon") != .circle)
        #expect(Shape.received("Hexagon").requestString == "hexagon")
        #expect(Shape.circle.requestString == "circle")
    }

    @Test func aPackageNamesItsTargetsAsItsModule() {
        let package = PackagingSamples.package

        #expect(package.products.map(\.name) == ["AzureCatHerding"])
        #expect(package.targets.map(\.name) == ["AzureCatHerding", "AzureCatHerdingTests"])
    }
}
