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
            var misfits: [Misfit] = []
            var hiding: [PagingRule] = []
            for offset in offsets {
                do throws(PagingFit.Misfit) {
                    let paging = try fitting.fitted(rule.paging, to: service.operations[offset])
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
            report(misfits, fitsNone: misfits.count == offsets.count, rule, fitting, diagnostics: &diagnostics)
        }
        return result
    }

    /// An operation that a rule selects and does not fit.
    private typealias Misfit = (operation: Operation, misfit: PagingFit.Misfit)

    /// Reports the operations that a rule names without `*` and does not fit, or one of those that it selects if it fits none.
    private static func report(
        _ misfits: [Misfit],
        fitsNone: Bool,
        _ rule: PagingRule,
        _ fitting: PagingFit,
        diagnostics: inout Diagnostics
    ) {
        let names = rule.operations.operations.map(\.value)
        let named = misfits.filter { names.contains($0.operation.identifier) }
        var reported = named.filter { fitting.isWhole($0.operation) }
        // Parts that a rule does not find may have been left out because of an error, and so may operations that it fits.
        if fitsNone, named.isEmpty, fitting.service.knows(all: .operations),
            misfits.allSatisfy({ fitting.isWhole($0.operation) })
        {
            // The operation that it nearly fits is the most helpful.
            reported = (misfits.first { $0.misfit.part != nil } ?? misfits.first).map { [$0] } ?? []
        }
        for (operation, misfit) in reported {
            diagnostics.error(
                "the operation '\(operation.identifier)' \(misfit.reason)" + (misfit.advice.map { " (\($0))" } ?? ""),
                at: misfit.part.flatMap { rule.marks[$0] } ?? rule.mark
            )
        }
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
