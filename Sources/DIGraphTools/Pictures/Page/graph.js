"use strict";

const graph = JSON.parse(document.getElementById("graph").textContent);
const components = graph.snapshot.components;
const findings = graph.snapshot.findings;
const byID = new Map(components.map((component) => [component.id, component]));
const element = (id) => document.getElementById(id);

/** Makes an element; text is never read as HTML. */
function make(name, attributes = {}, ...children) {
  const isPicture = ["svg", "path", "defs", "marker"].includes(name);
  const node = isPicture
    ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null && value !== false) node.setAttribute(key, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** A name that breaks where its words do. */
const breakable = (text) => text.split(/(?<=[.,<\s])|(?<=[a-z\d])(?=[A-Z])/).flatMap((word) => [make("wbr"), word]);

const fileName = (path) => path.slice(path.lastIndexOf("/") + 1);
const place = (component) => `${fileName(component.file)}:${component.line}`;
const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;

// The words are those of the module.
components.forEach((component, index) => {
  component.lifetimeText = graph.lifetimes[index];
  component.dependencies.forEach((dependency, number) => { dependency.form = graph.forms[index][number]; });
});

const nameOf = (dependency) =>
  dependency.name + (dependency.qualifiers.length ? ` with ${dependency.qualifiers.join(" and ")}` : "");

// MARK: Edges, what is found, and what a picture marks

const markOf = new Map(graph.marks.map((mark) => [mark.id, mark]));
const edgeMarks = new Map(graph.edges.map((edge) => [`${edge.from}\n${edge.to}\n${edge.form}`, edge.mark]));
const needs = new Map(components.map((component) => [component.id, []]));
const dependents = new Map(components.map((component) => [component.id, []]));

function addEdge(from, to, form, isDelayed) {
  if (!byID.has(from) || !byID.has(to)) return;
  const edge = { from, to, form, isDelayed, mark: edgeMarks.get(`${from}\n${to}\n${form}`) };
  needs.get(from).push(edge);
  dependents.get(to).push(edge);
}
for (const component of components) {
  for (const dependency of component.dependencies) {
    for (const target of dependency.targets) {
      addEdge(component.id, target, dependency.form, dependency.delay !== undefined);
    }
  }
}
for (const edge of graph.edges) if (!edge.isDeclared) addEdge(edge.from, edge.to, edge.form, false);

const isRoot = new Set(graph.roots);
const findingsOf = new Map(components.map((component) => [component.id, []]));
for (const finding of findings) {
  for (const id of new Set(finding.components)) findingsOf.get(id)?.push(finding);
}
const order = ["error", "warning", "notChecked", "note"];
/** The worst finding that is first of all about the component. */
function severity(component) {
  const own = findingsOf.get(component.id).filter((finding) => finding.components[0] === component.id);
  return order.find((word) => own.some((finding) => finding.severity === word));
}
for (const component of components) component.severity = severity(component);

/** The shortest path from each root to the component, at most twenty. */
function pathsTo(id) {
  const next = new Map([[id, null]]);
  const distance = new Map([[id, 0]]);
  const queue = [id];
  for (let index = 0; index < queue.length; index++) {
    for (const edge of dependents.get(queue[index])) {
      if (next.has(edge.from)) continue;
      next.set(edge.from, edge);
      distance.set(edge.from, distance.get(queue[index]) + 1);
      queue.push(edge.from);
    }
  }
  return graph.roots.filter((root) => next.has(root) && root !== id)
    .sort((one, two) => distance.get(one) - distance.get(two)).slice(0, 20)
    .map((root) => {
      const path = [{ id: root, form: "" }];
      for (let edge = next.get(root); edge; edge = next.get(edge.to)) path.push({ id: edge.to, form: edge.form });
      return path;
    });
}

/** The vertices to which arrows lead from a vertex, which is among them only if a circle leads back. */
function reach(start, next) {
  const found = new Set();
  const queue = [start];
  while (queue.length) {
    for (const vertex of next(queue.pop())) {
      if (!found.has(vertex)) { found.add(vertex); queue.push(vertex); }
    }
  }
  return found;
}

// MARK: Filters

/** The framework or module that registered the component, or else the Swift module of its type. */
const moduleOf = (component) => component.module ?? component.type.split(".")[0];
const generationOf = (component) =>
  ({ 1: "release 1", 2: "release 2", 3: "releases 3 to 6" })[component.generation] ?? "unknown";
const filters = {
  module: (component) => [moduleOf(component)],
  lifetime: (component) => [component.lifetimeText],
  generation: (component) => [generationOf(component)],
  finding: (component) => [...new Set(findingsOf.get(component.id).flatMap((finding) =>
    finding.severity === "error" || finding.severity === "warning"
      ? ["any problem", finding.code] : [finding.code]))],
  mark: (component) => [markOf.get(component.id)?.kind ?? "unmarked"],
};
const searchTexts = new Map(components.map((component) => [component.id, [
  component.name, component.type, `${component.file}:${component.line}`,
  ...component.services.flatMap((service) => [service.type, ...service.qualifiers]),
].join(" ").toLowerCase()]));

const differ = (values) => new Set(components.map((component) => values(component).join("\n"))).size > 1;

/** A filter that chooses nothing isn't shown. */
function fillFilters() {
  for (const [id, values] of Object.entries(filters)) {
    const all = [...new Set(components.flatMap(values))].sort();
    element(id).append(make("option", { value: "" }, "all"), ...all.map((value) => make("option", {}, value)));
    element(id).parentElement.hidden = !differ(values);
  }
}

const isFiltering = () => [element("search").value, ...Object.keys(filters).map((id) => element(id).value)].some(Boolean);

function matching() {
  const words = element("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = Object.entries(filters).map(([id, values]) => [element(id).value, values]).filter(([value]) => value);
  return components.filter((component) =>
    words.every((word) => searchTexts.get(component.id).includes(word))
    && chosen.every(([value, values]) => values(component).includes(value)));
}
