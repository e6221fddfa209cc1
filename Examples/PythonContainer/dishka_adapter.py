"""Lets random graphs run on dishka, a container in Python: reads messages from standard input, and answers each by a line.

    pip install dishka
    swift run PythonContainer
"""

import json
import sys

from dishka import Container, Provider, Scope, make_container
from dishka.exceptions import NoFactoryError

INTRODUCTION = {
    "name": "dishka",
    # What the generator may put into graphs. dishka has no names, no requests for all objects of a type, no injections
    # after the initializer, no weak objects, tags, arguments, lazies or late registrations, and refuses cycles and missing
    # dependencies when a container is made.
    "parts": ["asking"],
    "lifetimes": ["transient", "lazySingle"],
    "unstatedLifetime": "lazySingle",
    "tellsApart": ["notFound"],
}


class Graph:
    """The components of one graph, in a container of their own."""

    def __init__(self, components):
        self.types = {}
        self.events = []
        self.made = 0
        provider = Provider(scope=Scope.APP)
        for component in components:
            own = self.type(component["type"])
            cache = component.get("lifetime") != "transient"
            provider.provide(self.factory(component), provides=own, cache=cache)
            for service in component["services"]:
                # An alias would keep the object of a transient component.
                provider.alias(source=own, provides=self.type(service), cache=cache)
        # Without a lock: one that threads share would block factories which ask the container.
        self.container = make_container(provider, lock_factory=None)

    def type(self, name):
        """Returns the class with a name: each type of the graph is one."""
        if name not in self.types:
            self.types[name] = type(name, (), {})
        return self.types[name]

    def factory(self, component):
        """Returns the function that makes an object, with the annotations by which dishka finds its parameters."""
        own = self.type(component["type"])
        needs = [self.type(need["type"]) for need in component["parameters"]]

        def make(values):
            self.made += 1
            made = own()
            made.number = self.made
            self.note(made=made.number, type=component["type"], of=[value.number for value in values])
            return made

        def asking(container):
            return make([container.get(need) for need in needs])

        def none():
            return make([])

        def one(a):
            return make([a])

        def two(a, b):
            return make([a, b])

        if component["making"] == "asking":
            asking.__annotations__ = {"container": Container, "return": own}
            return asking
        found = [none, one, two][len(needs)]
        found.__annotations__ = dict(zip("ab", needs), **{"return": own})
        return found

    def note(self, **event):
        self.events.append(event)

    def answer(self, work):
        """Runs work, and returns what happened meanwhile."""
        self.events = []
        try:
            outcome = {"value": work()}
        except NoFactoryError:
            outcome = {"failed": "notFound"}
        return {"events": self.events, "outcome": outcome}


def main():
    def say(message):
        print(json.dumps(message), flush=True)

    say(INTRODUCTION)
    graph = None
    for line in sys.stdin:
        message = json.loads(line)
        if "components" in message:
            graph = Graph(message["components"])
            say(graph.answer(lambda: None))
        else:
            asked = graph.type(message["request"]["type"])
            say(graph.answer(lambda: graph.container.get(asked).number))


main()
