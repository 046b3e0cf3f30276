/// The ``SharedTask`` that whoever needs its value joins while it is under way, and else starts: a part of a state behind a lock.
///
/// What a task ended with may use the owner of the lock when it is released. So nothing here releases a task: the ticket of the next
/// one has it, and whoever calls ``end(_:)``.
struct SharedTaskSlot<Value: Sendable>: Sendable {
    /// The task that was started last, unless it was ended.
    private(set) var task: SharedTask<Value>?
    private var number = 0

    /// Takes a place in the task.
    ///
    /// - Parameter afterSuccess: Whether there is also a place after it has succeeded.
    /// - Returns: The place, or `nil` if a task must be started.
    func join(afterSuccess: Bool = false) -> SharedTask<Value>.Ticket? { task?.join(afterSuccess: afterSuccess) }

    /// Starts a task.
    ///
    /// - Parameter operation: Makes what it does out of the task's number, with which that can ``end(_:)`` it.
    /// - Returns: The first place in it.
    mutating func start(
        _ operation: (_ number: Int) -> @Sendable () async throws -> Value
    ) -> SharedTask<Value>.Ticket {
        number += 1
        let next = SharedTask(operation(number))
        var ticket = next.firstTicket
        ticket.last = task
        task = next
        return ticket
    }

    /// Takes a task out, so that the next caller starts another.
    ///
    /// - Parameter number: The task's number.
    /// - Returns: The task, to be released outside the lock, or `nil` if another was started since: it was abandoned.
    mutating func end(_ number: Int) -> SharedTask<Value>? { number == self.number ? task.take() : nil }
}
