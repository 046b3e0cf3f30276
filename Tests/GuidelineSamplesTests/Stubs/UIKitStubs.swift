// Stands in for the few parts of UIKit that the guidelines' samples use, where there is no UIKit.
#if !canImport(UIKit)
    import Foundation

    @MainActor class UIViewController {
        init() {}

        func viewDidAppear(_ animated: Bool) {}
    }

    @MainActor final class UITableView {}

    @MainActor final class UILabel {
        var text: String?
    }

    @MainActor final class UITableViewCell {
        let textLabel: UILabel? = UILabel()
    }

    @MainActor protocol UITableViewDataSource: AnyObject {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    }

    extension IndexPath {
        init(row: Int, section: Int) {
            self = [section, row]
        }

        var row: Int { self[1] }
    }
#endif
