import ClientConfiguration
import ServiceDescription

/// Applies the paging rules of the client configuration to operations.
enum PagingRules {
    /// The service in which each operation has the paging of the first rule that fits it.
    ///
    /// A rule must fit every operation that it names without `*`, and at least one that matches each name with `*`.
    static func apply(_ rules: [PagingRule], to service: Service, diagnostics: inout Diagnostics) -> Service {
        guard !rules.isEmpty else { return service }
        let fitting = PagingFit(service: service)
        var result = service
        var firstRules: [Int: PagingRule] = [:]
        for rule in rules {
            let offsets = service.operations.indices.filter { rule.operations.selects(service.operations[$0]) }
            rule.operations.reportUnknown(in: service, purpose: " to page", diagnostics: &diagnostics)
            var misfits: [(operation: Operation, misfit: PagingFit.Misfit)] = []
            var hiding: [PagingRule] = []
            for offset in offsets {
                do throws(PagingFit.Misfit) {
                    let paging = try fitting.paging(of: service.operations[offset], by: rule)
                    if let first = firstRules[offset] {
                        hiding.append(first)
                    } else {
                        firstRules[offset] = rule
                        result.operations[offset].paging = paging
                    }
                } catch {
                    misfits.append((service.operations[offset], error))
                }
            }
            if hiding.count + misfits.count == offsets.count, service.knows(all: .operations) {
                report(rule, hiddenBy: hiding.first, diagnostics: &diagnostics)
            }
            let named = misfits.filter { misfit in
                rule.operations.operations.contains { $0.value == misfit.operation.identifier }
            }
            // If a rule fits nothing, the operation that it nearly fits is the most helpful.
            let nearest = misfits.first { $0.misfit.mark != nil } ?? misfits.first
            let all = misfits.count == offsets.count ? [nearest].compactMap { $0 } : []
            // Parts that a rule does not find may have been left out because of an error, and so may operations that it fits.
            let mayFitAnother =
                !service.knows(all: .operations) || !offsets.allSatisfy { fitting.isWhole(service.operations[$0]) }
            for (operation, misfit) in named.isEmpty ? all : named {
                let isKnown = named.isEmpty ? !mayFitAnother : fitting.isWhole(operation)
                guard isKnown else { continue }
                diagnostics.error(
                    "the operation '\(operation.identifier)' \(misfit.reason)"
                        + (misfit.advice.map { " (\($0))" } ?? ""),
                    at: misfit.mark ?? rule.mark
                )
            }
        }
        return result
    }

    /// Warns about a rule that applies to nothing because an earlier one takes its operations.
    private static func report(_ rule: PagingRule, hiddenBy first: PagingRule?, diagnostics: inout Diagnostics) {
        guard let first else { return }
        diagnostics.warning(
            "the rule has no effect, because earlier ones apply to all operations that it fits (remove it, or move it up)",
            at: rule.mark
        )
        diagnostics.note("an earlier rule is here", at: first.mark)
    }
}
