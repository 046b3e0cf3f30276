import YAML

/// The source of the documents that a description refers to.
///
/// Reading a description performs no input or output itself; the caller decides which files may be opened.
package protocol DocumentSource {
    /// Returns the document that a reference names. The same document always has the same tree, whatever refers to it.
    ///
    /// - Parameters:
    ///   - name: The part of the reference before `#`: a relative reference (RFC 3986) without percent-encoding, or a URL of
    ///     which there is a copy.
    ///   - file: The file that contains the reference.
    /// - Returns: The root of the document's tree.
    /// - Throws: ``DocumentFailure`` if there is no such document, it may not be read, or it is neither YAML nor JSON.
    func document(named name: String, referredToBy file: SourceFile) throws(DocumentFailure) -> YAMLNode

    /// Whether there is a copy of the document with a URL, which can then be read under that name.
    func hasCopy(of url: String) -> Bool
}

extension DocumentSource {
    /// Most sources know no URL.
    package func hasCopy(of url: String) -> Bool { false }
}

/// The reason why a referenced document is not available.
package enum DocumentFailure: Error, Sendable {
    /// It does not exist or must not be read, for the given reason: a clause that follows a colon, without a full stop.
    ///
    /// `hint` names what was probably meant, and is empty if nothing was; `isAbsent` tells whether nothing at all is there.
    case unavailable(String, hint: String = "", isAbsent: Bool = false)
    /// It must not be read because the reference leads to where the user has not allowed it to go.
    ///
    /// - Parameter root: The folder that would have to be allowed.
    case outside(root: String)
    /// The document is neither YAML nor JSON.
    case malformed(YAMLError)
}

/// The source for a description without other documents.
package struct NoDocuments: DocumentSource {
    /// A source without documents.
    package init() {}

    /// Throws ``DocumentFailure/unavailable(_:hint:isAbsent:)``.
    package func document(named name: String, referredToBy file: SourceFile) throws(DocumentFailure) -> YAMLNode {
        throw .unavailable("other files cannot be read here")
    }
}
