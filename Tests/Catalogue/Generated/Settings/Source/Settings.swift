// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A namespace for ``Settings/SettingsClient`` and its types.
public enum Settings {}
