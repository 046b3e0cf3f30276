/// What `swift package generate-clients --help` prints before the help of the generator, which fits on a screen of 80.
enum PluginHelp {
    /// The whole text.
    static let text = """
        Writes the clients of the service descriptions in the folders of the package's
        targets into the package.

        USAGE
          swift package generate-clients                 the clients of all targets
          swift package generate-clients --target NAME   those of one target; can be
                                                         repeated
          swift package generate-clients --check         fails if they are not up to
                                                         date; any option of 'generate'
                                                         can be added
          swift package generate-clients WORDS           runs 'generate' itself, if a
                                                         description, '--config' or a
                                                         command is among the words

        Each YAML or JSON file with 'openapi' or 'swagger' at its top level becomes a
        client, configured by NAME.client.yaml. It goes to the folder Generated of its
        target, to Generated/NAME if the target has several, or to the 'output' of its
        configuration. To allow writing without a question, type
        'swift package --allow-writing-to-package-directory generate-clients'.

        What follows is the help of 'generate'.

        """
}
