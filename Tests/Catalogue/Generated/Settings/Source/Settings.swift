// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Everything that belongs to ``Settings/SettingsClient``.
public enum Settings {}
