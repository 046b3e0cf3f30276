// The floor of reading YAML: libyaml walks the events of one file, and nothing is made of them.

#include <stdio.h>
#include <yaml.h>

int main(int count, char **arguments) {
    FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
    if (!file) {
        fprintf(stderr, "usage: EventScan FILE\n");
        return 2;
    }

    yaml_parser_t parser;
    if (!yaml_parser_initialize(&parser)) return 1;
    yaml_parser_set_input_file(&parser, file);

    unsigned long events = 0;
    yaml_event_type_t last;
    do {
        yaml_event_t event;
        if (!yaml_parser_parse(&parser, &event)) {
            fprintf(stderr, "line %zu: %s\n", parser.problem_mark.line + 1, parser.problem);
            return 1;
        }
        last = event.type;
        yaml_event_delete(&event);
        events += 1;
    } while (last != YAML_STREAM_END_EVENT);

    printf("%lu events\n", events);
    yaml_parser_delete(&parser);
    fclose(file);
    return 0;
}
