// swift-format-ignore-file

import AppConfiguration
import AzureCore
import Foundation

#if canImport(UIKit) && !os(watchOS)
    import UIKit
#endif

/// *Methods Returning Collections (Paging)*, lines 520–589 of the guidelines.
///
/// Departures that all of them have:
/// - The functions around them are added. Their parameters stand for what the consumer has at hand; `print` is one of
///   them, so that a test sees what is printed.
/// - `setting.description`: see the extension below.
public enum PagedCollectionSamples {
    // Lines 520–531. Departures:
    // - 521: there is nothing to fill in; all parameters are optional.
    static func forEachPage(_ client: ConfigurationClient, print: @escaping @Sendable (String) -> Void) {
        // Automatic asynchronous iteration of a `PagedCollection` page-by-page
        client.listConfigurationSettings { result, _ in
            if case let .success(pagedCollection) = result {
                pagedCollection.forEachPage { settings in
                    for setting in settings {
                        print(setting.description)
                    }
                    // `return false` to interrupt iteration
                    return true
                }
            }
        }
    }

    // Lines 533–542. Departures:
    // - 534: as in line 521.
    static func forEachItem(_ client: ConfigurationClient, print: @escaping @Sendable (String) -> Void) {
        // Automatic asynchronous iteration of a `PagedCollection` item-by-item
        client.listConfigurationSettings { result, _ in
            if case let .success(pagedCollection) = result {
                pagedCollection.forEachItem { setting in
                    print(setting.description)
                    // `return false` to interrupt iteration
                    return true
                }
            }
        }
    }

    // Lines 578–589. Departures:
    // - 579: as in line 521.
    static func syncIterator(_ client: ConfigurationClient, print: @escaping @Sendable (String) -> Void) {
        // Automatic synchronous iteration of a `PagedCollection` item-by-item
        client.listConfigurationSettings { result, _ in
            if case let .success(pagedCollection) = result {
                // Synchronous iteration will block the UI thread as more pages are fetched
                DispatchQueue.global(qos: .background).async {
                    for setting in pagedCollection.syncIterator {
                        print(setting.description)
                        // `break` to interrupt iteration
                    }
                }
            }
        }
    }
}

/// Addition: a generated model has no `description` of its own, because many services have members of that name, and
/// an inherited one beside an optional member of the same name would be taken for it in comparisons.
extension ConfigurationSetting {
    var description: String { "\(key ?? "")=\(value ?? "")" }
}

#if !os(watchOS)
    extension PagedCollectionSamples {
        // Lines 546–574. Departures:
        // - The class around them is added, with its data and with closures through which a test watches.
        // - 548, 560, 563, 573: the call of `super`, the cell, its text and its return are filled in.
        // - 550: as in line 521. The handler is called on the main queue, since no other is named; the compiler has to
        //   be told, and so it is in line 567.
        // - 553, 569: the table is reloaded.
        // - 556: nothing is filled in.
        // - 567: `in` is missing in the text.
        //
        // Explicit asynchronous iteration of a `PagedCollection` page-by-page
        final class SettingsViewController: UIViewController, UITableViewDataSource {
            var client: ConfigurationClient!
            var dataSource: PagedCollection<ConfigurationSetting>!
            var reloadData: () -> Void = {}

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                // Execute the asynchronous method and use the resulting paged collection as the data source
                client.listConfigurationSettings { result, _ in
                    MainActor.assumeIsolated {
                        if case let .success(pagedCollection) = result {
                            self.dataSource = pagedCollection
                            self.reloadData()
                        }
                    }
                }
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                dataSource.count
            }

            internal func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                // Get the corresponding item from the pagedCollection
                let item = self.dataSource.items[indexPath.row]
                cell.textLabel?.text = item.description
                // Load the next page if the user is at the end of the current page
                if indexPath.row == self.dataSource.count - 1 {
                    // nextPage automatically stops when exhausted, no need to handle that case separately
                    self.dataSource.nextPage { result in
                        MainActor.assumeIsolated {
                            if case .success = result {
                                self.reloadData()
                            }
                        }
                    }
                }
                return cell
            }
        }
    }
#endif
