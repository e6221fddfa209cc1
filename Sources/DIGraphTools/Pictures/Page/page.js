"use strict";

const graph = JSON.parse(document.getElementById("graph").textContent);
const components = graph.snapshot.components;
const findings = graph.snapshot.findings;
const byID = new Map(components.map((component) => [component.id, component]));
const element = (id) => document.getElementById(id);

/** Makes an element; text is never read as HTML. */
function make(name, attributes = {}, ...children) {
  const isPicture = ["svg", "g", "rect", "text", "path", "title", "defs", "marker"].includes(name);
  const node = isPicture
    ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null && value !== false) node.setAttribute(key, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

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

function allDependents(id) {
  const found = new Set();
  const queue = [id];
  while (queue.length) {
    for (const edge of dependents.get(queue.pop())) {
      if (!found.has(edge.from)) { found.add(edge.from); queue.push(edge.from); }
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

function fillFilters() {
  for (const [id, values] of Object.entries(filters)) {
    const all = [...new Set(components.flatMap(values))].sort();
    element(id).append(make("option", { value: "" }, "all"), ...all.map((value) => make("option", {}, value)));
  }
  element("marks").hidden = graph.marks.length === 0;
}

function matching() {
  const words = element("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = Object.entries(filters).map(([id, values]) => [element(id).value, values]).filter(([value]) => value);
  return components.filter((component) =>
    words.every((word) => searchTexts.get(component.id).includes(word))
    && chosen.every(([value, values]) => values(component).includes(value)));
}

// MARK: The tree

const tree = element("tree");

function badges(component) {
  const mark = markOf.get(component.id);
  return [
    component.severity && component.severity !== "note"
      ? make("span", { class: `badge ${component.severity}` },
        component.severity === "notChecked" ? "not checked" : component.severity) : null,
    mark ? make("span", { class: `badge ${mark.kind}` }, mark.text ?? mark.kind) : null,
  ];
}

function row(twisty, ...content) {
  return make("div", { class: "row" }, make("span", { class: "twisty", "aria-hidden": "true" }, twisty), ...content);
}

/** An item of a component. Its dependencies are added when it is opened. */
function componentItem(component, level, form) {
  const isLeaf = needs.get(component.id).length === 0;
  const item = make("li", {
    role: "treeitem", tabindex: "-1", "aria-level": level, "aria-selected": component.id === chosen,
    "aria-expanded": isLeaf ? undefined : "false", "data-id": component.id,
  }, row(isLeaf ? "" : "▸", make("span", {}, component.name),
    make("span", { class: "small" }, form ? `${form}, ${place(component)}` : place(component)), ...badges(component)));
  return item;
}

function setOpen(item, isOpen) {
  item.setAttribute("aria-expanded", isOpen);
  item.querySelector(".twisty").textContent = isOpen ? "▾" : "▸";
  item.querySelector(":scope > ul")?.remove();
  if (!isOpen) return;
  const level = Number(item.getAttribute("aria-level")) + 1;
  item.append(make("ul", { role: "group" }, ...(item.dataset.id
    ? needs.get(item.dataset.id).map((edge) => componentItem(byID.get(edge.to), level, edge.form))
    : item.members.map((component) => componentItem(component, level)))));
}

function showTree() {
  const found = matching();
  const modules = new Map();
  for (const component of found) {
    const module = moduleOf(component);
    if (!modules.has(module)) modules.set(module, []);
    modules.get(module).push(component);
  }
  tree.replaceChildren(...[...modules].map(([module, members]) => {
    const item = make("li", { role: "treeitem", tabindex: "-1", "aria-level": 1, "aria-expanded": "true" },
      row("▾", make("span", { class: "module" }, module), make("span", { class: "small" }, String(members.length))));
    item.members = members;
    setOpen(item, true);
    return item;
  }));
  tree.querySelector("[role=treeitem]")?.setAttribute("tabindex", "0");
  element("nothing").hidden = found.length > 0;
  const problems = findings.filter((finding) => finding.severity === "error" || finding.severity === "warning").length;
  element("summary").textContent = (found.length === components.length ? "" : `${found.length} of `)
    + `${count(components.length, "component")}, ${count(problems, "problem")}`
    + (graph.about ? `; ${graph.about}` : "");
}

function focusItem(item) {
  if (!item) return;
  tree.querySelector("[tabindex='0']")?.setAttribute("tabindex", "-1");
  item.setAttribute("tabindex", "0");
  item.focus();
  item.firstElementChild.scrollIntoView({ block: "nearest" });
}

tree.addEventListener("click", (event) => {
  const item = event.target.closest("[role=treeitem]");
  if (!item) return;
  const isTwisty = event.target.classList.contains("twisty") || !item.dataset.id;
  if (isTwisty && item.hasAttribute("aria-expanded")) setOpen(item, item.getAttribute("aria-expanded") !== "true");
  focusItem(item);
  if (!isTwisty) choose(item.dataset.id);
});

tree.addEventListener("keydown", (event) => {
  const item = event.target.closest("[role=treeitem]");
  if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...tree.querySelectorAll("[role=treeitem]")];
  const index = items.indexOf(item);
  const expanded = item.getAttribute("aria-expanded");
  const actions = {
    ArrowDown: () => focusItem(items[index + 1]),
    ArrowUp: () => focusItem(items[index - 1]),
    Home: () => focusItem(items[0]),
    End: () => focusItem(items.at(-1)),
    ArrowRight: () => expanded === "false" ? setOpen(item, true) : expanded && focusItem(items[index + 1]),
    ArrowLeft: () => expanded === "true" ? setOpen(item, false)
      : focusItem(item.parentElement.closest("[role=treeitem]")),
    Enter: () => item.dataset.id && choose(item.dataset.id),
    " ": () => item.dataset.id && choose(item.dataset.id),
  };
  if (!actions[event.key]) return;
  event.preventDefault();
  actions[event.key]();
});

// MARK: The chosen component

let chosen;

function choose(id, isFromHistory = false) {
  const component = byID.get(id);
  if (!component) return;
  chosen = id;
  for (const item of tree.querySelectorAll("[data-id]")) item.setAttribute("aria-selected", item.dataset.id === id);
  tree.querySelector("[aria-selected=true] > .row")?.scrollIntoView({ block: "nearest" });
  showDetail(component);
  showPicture();
  if (!isFromHistory) history.pushState(null, "", `#${encodeURIComponent(id)}`);
}

function link(id, text) {
  const button = make("button", { type: "button", class: "link" }, text ?? byID.get(id).name);
  button.addEventListener("click", () => choose(id));
  return button;
}

function list(title, items) {
  return items.length ? [make("h3", {}, title), make("ul", {}, ...items.map((item) => make("li", {}, ...[item].flat())))] : [];
}

function showDetail(component) {
  const direct = [...new Set(dependents.get(component.id).map((edge) => edge.from))];
  const all = allDependents(component.id);
  const indirect = [...all].filter((id) => !direct.includes(id));
  const mark = markOf.get(component.id);
  const facts = [
    component.isRoot && "a root", component.isUnused && "declared as unused",
    !component.canMake && "only injects", component.level > 0 && `of ${"a parent's ".repeat(component.level)}container`,
    component.priority !== "normal" && `${component.priority} component`,
    component.isKept === true && "kept at present", component.isKept === false && "not kept at present",
    component.undeclared.length > 0 && `closures that can't be checked: ${component.undeclared.join(", ")}`,
  ].filter(Boolean);
  const dependencies = component.dependencies.map((dependency) => {
    const form = dependency.form;
    const small = form ? [make("span", { class: "small" }, ` ${form}`)] : [];
    if (dependency.isArgument) return [nameOf(dependency), ...small];
    const isFree = dependency.isMany || dependency.isOptional;
    const ends = dependency.targets.length
      ? dependency.targets.flatMap((id, index) => [...(index ? [", "] : []), byID.has(id) ? link(id) : id])
      : [isFree ? "nothing" : make("span", { class: "badge error" }, "missing")];
    return [nameOf(dependency), ...small, " → ", ...ends];
  });
  element("detail").replaceChildren(
    make("h2", {}, component.name), make("div", { class: "small" }, component.type),
    make("div", {}, component.lifetimeText),
    make("div", {}, make("code", { id: "place" }, `${component.file}:${component.line}`)),
    make("div", { class: "small" }, [generationOf(component), component.module, component.part].filter(Boolean).join(", ")),
    ...facts.map((fact) => make("div", { class: "small" }, fact)),
    ...(mark ? [make("p", {}, ...badges({ ...component, severity: undefined }), mark.detail ? ` ${mark.detail}` : "")] : []),
    ...findingsOf.get(component.id).map((finding) => make("div", { class: `finding ${finding.severity}` },
      make("b", {}, `${finding.code} `), finding.message,
      finding.remedy ? make("div", { class: "small" }, `To do: ${finding.remedy}`) : "")),
    ...list("Offered as", component.services.map((service) =>
      [make("code", {}, service.type), service.qualifiers.length ? ` ${service.qualifiers.join(", ")}` : ""])),
    ...list("Needs", dependencies),
    ...list("Needed by", direct.map((id) => link(id))),
    ...list(`Needed by, through others (${indirect.length})`, indirect.slice(0, 100).map((id) => link(id))),
    ...list("Paths from the roots", pathsTo(component.id).map((path) =>
      path.flatMap((step, index) => [index ? " → " : "", link(step.id), step.form ? make("span", { class: "small" }, ` ${step.form}`) : ""]))));
  element("detail").scrollTop = 0;
}

// MARK: The picture

const picture = element("picture");
const box = { width: 196, height: 46, columnGap: 96, rowGap: 18 };
const mostBoxes = 120;
let view = { x: 0, y: 0, width: 100, height: 100 };
let content = view;

/** The components that few edges connect with the chosen one, with the column of each. */
function neighbourhood(id, depth) {
  const column = new Map([[id, 0]]);
  let left = 0;
  const step = (level, edges, end, direction) => level.flatMap((vertex) => edges.get(vertex)).map((edge) => edge[end])
    .filter((vertex) => {
      if (column.has(vertex)) return false;
      if (column.size >= mostBoxes) { left++; return false; }
      column.set(vertex, direction);
      return true;
    });
  let down = [id];
  let up = [id];
  for (let distance = 1; distance <= depth; distance++) {
    down = step(down, needs, "to", distance);
    up = step(up, dependents, "from", -distance);
  }
  return { column, left };
}

/** Orders each column by the middle of the neighbours' rows, which avoids many crossings. */
function rows(column, edges) {
  const columns = new Map();
  for (const [id, number] of column) {
    if (!columns.has(number)) columns.set(number, []);
    columns.get(number).push(id);
  }
  const numbers = [...columns.keys()].sort((one, two) => one - two);
  const row = new Map();
  const settle = (ids) => ids.forEach((id, index) => row.set(id, index - (ids.length - 1) / 2));
  columns.forEach(settle);
  const middle = new Map([...column.keys()].map((id) => [id, []]));
  for (const edge of edges) {
    if (column.get(edge.from) === column.get(edge.to)) continue;
    middle.get(edge.from).push(edge.to);
    middle.get(edge.to).push(edge.from);
  }
  for (let pass = 0; pass < 6; pass++) {
    for (const number of pass % 2 ? [...numbers].reverse() : numbers) {
      const ids = columns.get(number);
      const weight = new Map(ids.map((id) => {
        const others = middle.get(id).map((other) => row.get(other));
        return [id, others.length ? others.reduce((sum, value) => sum + value, 0) / others.length : row.get(id)];
      }));
      settle(ids.sort((one, two) => weight.get(one) - weight.get(two)));
    }
  }
  return row;
}

const clipped = (text, most) => text.length > most ? `${text.slice(0, most - 1)}…` : text;

function boxNode(component, x, y) {
  const mark = markOf.get(component.id);
  const classes = ["box", component.severity, mark?.kind, component.id === chosen ? "chosen" : ""].filter(Boolean);
  const under = mark?.text ? `${mark.kind}, ${mark.text}` : component.lifetimeText;
  const node = make("g", {
    class: classes.join(" "), transform: `translate(${x} ${y})`, tabindex: "0", role: "button", "data-id": component.id,
    "aria-label": `${component.name}, ${component.lifetimeText}, ${place(component)}`,
  }, make("title", {}, `${component.type}\n${component.lifetimeText}\n${place(component)}`),
  make("rect", { width: box.width, height: box.height }),
  make("text", { x: 10, y: 20 }, clipped(component.name, 25)),
  make("text", { x: 10, y: 36, class: "under" }, clipped(under, 32)));
  node.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") { event.preventDefault(); choose(component.id); }
  });
  return node;
}

/** The arrow leaves its box on the side of the target; in a column it turns on the right. */
function arrowNodes(edge, from, to) {
  const isLoop = edge.from === edge.to;
  const isBack = to.x < from.x;
  const entersRight = isBack || to.x === from.x;
  // Beside an arrow in the other direction.
  const height = box.height / 2 + (isBack ? 9 : 0);
  const start = { x: from.x + (isBack ? 0 : box.width), y: from.y + height };
  const end = { x: to.x + (entersRight ? box.width + 2 : -2), y: to.y + height };
  const bend = Math.max(40, Math.abs(end.x - start.x) / 2);
  const path = isLoop
    ? `M${from.x + 40} ${from.y} c0 -34 60 -34 60 -2`
    : `M${start.x} ${start.y} C${start.x + (isBack ? -bend : bend)} ${start.y} `
      + `${end.x + (entersRight ? bend : -bend)} ${end.y} ${end.x} ${end.y}`;
  const classes = ["arrow", edge.isDelayed ? "later" : "", edge.mark ?? ""].filter(Boolean).join(" ");
  return [
    make("path", { class: classes, d: path, "marker-end": "url(#head)" }),
    edge.form ? make("text", {
      class: "form", "text-anchor": "middle", x: isLoop ? from.x + 70 : (start.x + end.x) / 2,
      y: isLoop ? from.y - 28 : (start.y + end.y) / 2 - 4,
    }, edge.form) : null,
  ];
}

function showPicture() {
  if (!chosen) return;
  const { column, left } = neighbourhood(chosen, Number(element("depth").value));
  const edges = [...column.keys()].flatMap((id) => needs.get(id)).filter((edge) => column.has(edge.to));
  const row = rows(column, edges);
  const spot = new Map([...column].map(([id, number]) =>
    [id, { x: number * (box.width + box.columnGap), y: row.get(id) * (box.height + box.rowGap) }]));
  // What is missing stands below its owner's dependencies.
  const gaps = byID.get(chosen).dependencies.filter((dependency) =>
    dependency.targets.length === 0 && !dependency.isArgument && !dependency.isMany && !dependency.isOptional);
  const lowest = Math.max(...[...column].filter(([, number]) => number === 1).map(([id]) => spot.get(id).y), -box.height);
  const missing = gaps.map((dependency, index) => ({
    dependency, x: box.width + box.columnGap, y: lowest + (index + 1) * (box.height + box.rowGap),
  }));
  picture.replaceChildren(
    make("defs", {}, make("marker", {
      id: "head", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, orient: "auto-start-reverse",
      markerUnits: "userSpaceOnUse",
    }, make("path", { d: "M0 0 L8 4 L0 8 z" }))),
    ...edges.flatMap((edge) => arrowNodes(edge, spot.get(edge.from), spot.get(edge.to))).filter(Boolean),
    ...missing.flatMap(({ dependency, x, y }) => [
      ...arrowNodes({ from: "", to: "missing", form: dependency.form }, spot.get(chosen), { x, y }),
      make("g", { class: "box missing", transform: `translate(${x} ${y})` }, make("rect", { width: box.width, height: box.height }),
        make("text", { x: 10, y: 20 }, clipped(nameOf(dependency), 25)), make("text", { x: 10, y: 36, class: "under" }, "missing")),
    ]).filter(Boolean),
    ...[...column.keys()].map((id) => boxNode(byID.get(id), spot.get(id).x, spot.get(id).y)));
  const spots = [...spot.values(), ...missing];
  const [lowX, lowY] = [Math.min(...spots.map(({ x }) => x)), Math.min(...spots.map(({ y }) => y))];
  content = {
    x: lowX - 30, y: lowY - 60, width: Math.max(...spots.map(({ x }) => x)) - lowX + box.width + 60,
    height: Math.max(...spots.map(({ y }) => y)) - lowY + box.height + 90,
  };
  element("note").textContent = left ? `the nearest ${column.size} components; ${left} more are left out` : "";
  fit();
}

function applyView() { picture.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`); }

/** Shows all, but never larger than in its own size. */
function fit() {
  const { width, height } = picture.getBoundingClientRect();
  const scale = Math.max(content.width / (width || 1), content.height / (height || 1), 1);
  view = { width: (width || 1) * scale, height: (height || 1) * scale };
  view.x = content.x + (content.width - view.width) / 2;
  view.y = content.y + (content.height - view.height) / 2;
  applyView();
}

/** Zooms around a point of the picture, given as shares of its width and height. */
function zoom(factor, at = { x: 0.5, y: 0.5 }) {
  const width = Math.min(Math.max(view.width * factor, 80), 200000);
  const real = width / view.width;
  view.x += view.width * (1 - real) * at.x;
  view.y += view.height * (1 - real) * at.y;
  view.width = width;
  view.height *= real;
  applyView();
}

function move(x, y) { view.x += x * view.width; view.y += y * view.height; applyView(); }

picture.addEventListener("wheel", (event) => {
  event.preventDefault();
  const frame = picture.getBoundingClientRect();
  zoom(Math.exp(event.deltaY * 0.0015),
    { x: (event.clientX - frame.left) / frame.width, y: (event.clientY - frame.top) / frame.height });
}, { passive: false });

let drag;
picture.addEventListener("pointerdown", (event) => { drag = { x: event.clientX, y: event.clientY, isMoved: false }; });
picture.addEventListener("pointermove", (event) => {
  if (!drag || !(event.buttons & 1)) return;
  const frame = picture.getBoundingClientRect();
  if (!drag.isMoved && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 4) return;
  if (!drag.isMoved) picture.setPointerCapture(event.pointerId);
  move((drag.x - event.clientX) / frame.width, (drag.y - event.clientY) / frame.height);
  drag = { x: event.clientX, y: event.clientY, isMoved: true };
});
picture.addEventListener("click", (event) => {
  const wasMoved = drag?.isMoved;
  drag = undefined;
  const id = event.target.closest("[data-id]")?.dataset.id;
  if (id && !wasMoved) choose(id);
});
picture.addEventListener("keydown", (event) => {
  const actions = {
    "+": () => zoom(0.8), "=": () => zoom(0.8), "-": () => zoom(1.25), 0: fit, ArrowLeft: () => move(-0.1, 0),
    ArrowRight: () => move(0.1, 0), ArrowUp: () => move(0, -0.1), ArrowDown: () => move(0, 0.1),
  };
  if (!actions[event.key] || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  actions[event.key]();
});

// MARK: Start

fillFilters();
showTree();
element("filters").addEventListener("input", showTree);
element("filters").addEventListener("submit", (event) => event.preventDefault());
element("filters").addEventListener("reset", () => setTimeout(showTree));
element("depth").addEventListener("input", showPicture);
element("in").addEventListener("click", () => zoom(0.8));
element("out").addEventListener("click", () => zoom(1.25));
element("fit").addEventListener("click", fit);
addEventListener("resize", () => chosen && fit());
addEventListener("keydown", (event) => {
  if (event.key !== "/" || ["INPUT", "SELECT"].includes(document.activeElement.tagName)) return;
  event.preventDefault();
  element("search").focus();
});
const fromAddress = () => decodeURIComponent(location.hash.slice(1));
addEventListener("popstate", () => choose(fromAddress(), true));
choose(byID.has(fromAddress()) ? fromAddress()
  : graph.marks[0]?.id ?? graph.roots[0] ?? components[0]?.id, true);
