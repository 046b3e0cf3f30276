/// Names of generic types of .NET as its reflection writes them, with the assemblies that they are from.
enum AssemblyNames {
    /// A name without the numbers of type parameters, each behind a backtick, and without the assemblies: `[[Shop.Pet]]` for
    /// `[[Shop.Pet, Shop, Version=1.0.0.0, Culture=neutral, PublicKeyToken=null]]`.
    static func omitted(from name: String) -> String {
        guard name.holds("`") else { return name }
        return name.replacing(/, [^,\[\]]+, Version=[^,\[\]]*, Culture=[^,\[\]]*, PublicKeyToken=[^,\[\]]*/, with: "")
            .replacing(/`[0-9]+(?=\[|$)/, with: "")
    }
}
