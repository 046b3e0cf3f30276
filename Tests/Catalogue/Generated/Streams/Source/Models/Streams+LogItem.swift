// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// A log line or a log tick.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum LogItem: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// A log line.
        case logLine(LogItemLogLine)
        /// A log tick.
        case logTick(LogItemLogTick)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the discriminator `event` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("event") {
            case "line":
                self = .logLine(try LogItemLogLine(reading: reader))
            case "tick":
                self = .logTick(try LogItemLogTick(reading: reader))
            default:
                self = .unknown(try JSONValue(reading: reader))
            }
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .logLine(let value): value
            case .logTick(let value): value
            case .unknown(let value): value
            }
        }
    }
}
