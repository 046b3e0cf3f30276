"""What one more model and one more operation cost, from made-up descriptions that hold nothing else."""

import json
import random
from pathlib import Path
from tempfile import TemporaryDirectory

from figures.compiling import OPTIMIZED, TYPECHECK
from figures.table import figure, print_table
from figures.tools import slow_expressions, swift_files, text_bytes

COUNT = 200


def report(tools):
    rows = [
        row("model of 8 members", lambda count: service(grouped(models(count))), tools),
        row("the same, one nested", lambda count: service(grouped(models(count, nested=True))), tools),
        row("operation", lambda count: service(models(1), operations(count)), tools),
    ]
    header = [
        "one more …",
        f"{COUNT}: s",
        f"{2 * COUNT}: s",
        "times",
        "ms each",
        "bytes each",
        "all/n ms",
        "all/n bytes",
        "slow",
    ]
    title = f"Cost of one more at -c -O -wmo (processor time; 'each' is the slope, 'all/n' has the fixed costs in it)"
    print_table(title, header, rows)


def row(name, description, tools):
    once, once_text, once_count, _ = cost(description(COUNT), tools)
    twice, twice_text, twice_count, slow = cost(description(2 * COUNT), tools)
    added = twice_count - once_count
    return [
        name,
        figure(once),
        figure(twice),
        figure(twice / once),
        figure((twice - once) / added * 1e3, 1),
        figure((twice_text - once_text) / added, 0),
        figure(twice / twice_count * 1e3, 1),
        figure(twice_text / twice_count, 0),
        figure(slow, 0),
    ]


def cost(description, tools):
    """The processor seconds and bytes of a client, how many models or operations it has, and its slow expressions."""
    count = max(len(description["components"]["schemas"]), len(description["paths"]))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "description.json"
        path.write_text(json.dumps(description))
        tools.generate(path, Path(folder) / "client")
        sources = swift_files(Path(folder) / "client")
        slow = slow_expressions(tools.compile(sources, TYPECHECK, folder))
        optimized = tools.compile(sources, OPTIMIZED, folder)
        return optimized.processor_seconds, text_bytes(f"{folder}/optimized.o"), count, slow


def service(schemas, paths=None):
    """A service description."""
    return {
        "openapi": "3.0.3",
        "info": {"title": "Benchmark", "version": "1"},
        "servers": [{"url": "https://example.com"}],
        "paths": paths or {"/models": {"get": operation("getModels", 0, [], answer=list(schemas)[-1])}},
        "components": {"schemas": schemas},
    }


def models(count, nested=False):
    """Models whose members differ in name, as those of a service do; `nested`: every other one holds the one before."""
    return {f"Model{index}": model(index, nested and index % 2 == 1) for index in range(count)}


def grouped(schemas):
    """The models, and groups of eight up to one that holds all: what nothing refers to is not generated."""
    names = list(schemas)
    while len(names) > 1:
        groups = [names[start : start + 8] for start in range(0, len(names), 8)]
        names = [f"GroupOf{group[0]}" for group in groups]
        for name, group in zip(names, groups):
            # Arrays, because a group of values would be as large as all that it holds.
            members = {f"of{member}": {"type": "array", "items": reference(member)} for member in group}
            schemas[name] = {"type": "object", "properties": members}
    return schemas


def reference(name):
    return {"$ref": f"#/components/schemas/{name}"}


def model(index, holds_another):
    another = reference(f"Model{index - 1}") if holds_another else {"type": "string"}
    members = [
        (f"name{index}", {"type": "string"}),
        (f"summary{index}", {"type": "string"}),
        (f"owner{index}", another),
        (f"count{index}", {"type": "integer"}),
        (f"enabled{index}", {"type": "boolean"}),
        (f"created{index}", {"type": "string", "format": "date-time"}),
        (f"labels{index}", {"type": "array", "items": {"type": "string"}}),
        (f"share{index}", {"type": "number", "format": "double"}),
    ]
    # The compiler merges models that differ in nothing but names, as no service's do.
    random.Random(index).shuffle(members)
    return {"type": "object", "required": [f"name{index}"], "properties": dict(members)}


def operations(count):
    """Operations with three parameters and a body, twenty to a tag."""
    parameters = [
        {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}},
        {"name": "limit", "in": "query", "schema": {"type": "integer"}},
        {"name": "filter", "in": "query", "schema": {"type": "string"}},
    ]
    body = {"required": True, "content": {"application/json": {"schema": reference("Model0")}}}
    return {
        f"/things{index}/{{id}}": {
            "put": {**operation(f"replaceThing{index}", index // 20, parameters), "requestBody": body}
        }
        for index in range(count)
    }


def operation(identifier, tag, parameters, answer="Model0"):
    content = {"application/json": {"schema": reference(answer)}}
    return {
        "operationId": identifier,
        "tags": [f"Group{tag}"],
        "parameters": parameters,
        "responses": {"200": {"description": "The thing.", "content": content}},
    }
