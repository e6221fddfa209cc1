// MARK: What the picture contains

/** An overview of more has groups. */
const mostComponents = 60;
const mostBoxes = 120;

/** Draws arrows between the same boxes as one. */
function join(edges) {
  const joined = new Map();
  for (const edge of edges) {
    const key = `${edge.from}\n${edge.to}`;
    const known = joined.get(key);
    joined.set(key, {
      from: edge.from, to: edge.to, count: (known?.count ?? 0) + 1, isDelayed: edge.isDelayed && (known?.isDelayed ?? true),
      forms: new Set([...known?.forms ?? [], edge.form]), mark: edge.mark ?? known?.mark,
    });
  }
  return [...joined.values()];
}

/** Boxes for what components need and nothing offers. */
const gapsOf = (owners) => owners.flatMap((owner) => owner.dependencies
  .filter(({ targets, isArgument, isMany, isOptional }) => !targets.length && !isArgument && !isMany && !isOptional)
  .map((dependency, index) => {
    const id = `${owner.id}\nmissing ${index}`;
    return { id, missing: nameOf(dependency), edge: { from: owner.id, to: id, form: dependency.form, isDelayed: dependency.delay !== undefined } };
  }));

/** What an overview begins with: what the filters leave; in a large picture, what it marks and what is next to that. */
function basis() {
  const found = matching();
  if (!graph.marks.length || found.length <= mostComponents || isFiltering()) return found;
  const near = new Set([...markOf.keys()].flatMap((id) =>
    [id, ...needs.get(id).map((edge) => edge.to), ...dependents.get(id).map((edge) => edge.from)]));
  return found.filter(({ id }) => near.has(id));
}

/** The components of a path in layers, or their groups if these are too many; and the groups next to them. */
function overview(path) {
  const base = basis();
  const inside = base.filter((component) => stepOut(path, component) < 0);
  const level = inside.length > mostComponents
    ? levels.findIndex((key, index) => index > (path.at(-1)?.level ?? -1) && new Set(inside.map(key)).size > 1) : -1;
  const boxes = new Map();
  const boxOf = new Map(base.map((component) => {
    const out = stepOut(path, component);
    const isOutside = out >= 0;
    if (!isOutside && level < 0) {
      boxes.set(component.id, { id: component.id, component });
      return [component.id, component.id];
    }
    const way = isOutside ? stepInto(path.slice(0, out), path[out].level, component) : stepInto(path, level, component);
    const id = address({ path: way });
    if (!boxes.has(id)) boxes.set(id, { id, path: way, isOutside, members: [] });
    boxes.get(id).members.push(component);
    return [component.id, id];
  }));
  const isInside = (id) => !boxes.get(id).isOutside;
  const edges = join(base.flatMap(({ id }) => needs.get(id)).filter(({ to }) => boxOf.has(to))
    .map((edge) => ({ ...edge, from: boxOf.get(edge.from), to: boxOf.get(edge.to) }))
    .filter(({ from, to }) => (isInside(from) || isInside(to)) && (from !== to || boxes.get(from).component)));
  const touched = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const all = [...boxes.values()].filter(({ id, isOutside }) => !isOutside || touched.has(id));
  const drawn = all.sort((one, two) => (one.isOutside ?? false) - (two.isOutside ?? false)).slice(0, mostBoxes);
  const left = all.length - drawn.length;
  const gaps = gapsOf(drawn.map(({ component }) => component).filter(Boolean));
  drawn.push(...gaps);
  const known = new Set(drawn.map(({ id }) => id));
  const arrows = [...edges, ...join(gaps.map(({ edge }) => edge))].filter(({ from, to }) => known.has(from) && known.has(to));
  return { boxes: drawn, edges: arrows, column: layers(drawn, arrows), left };
}

/** The longest way to a box is its column; an arrow that closes a circle doesn't count. */
function layers(boxes, edges) {
  const after = new Map(boxes.map(({ id }) => [id, []]));
  const downwards = [];
  for (const edge of [...edges].sort((one, two) => one.isDelayed - two.isDelayed || two.count - one.count)) {
    if (edge.from === edge.to || reach(edge.to, (id) => after.get(id)).has(edge.from)) continue;
    after.get(edge.from).push(edge.to);
    downwards.push(edge);
  }
  const column = new Map(boxes.map(({ id }) => [id, 0]));
  for (let isMoving = true; isMoving;) {
    isMoving = false;
    for (const { from, to } of downwards) {
      if (column.get(to) > column.get(from)) continue;
      column.set(to, column.get(from) + 1);
      isMoving = true;
    }
  }
  // What nothing needs stands beside what it needs.
  for (const [id, targets] of after) {
    if (column.get(id) > 0 || isRoot.has(id) || !targets.length) continue;
    column.set(id, Math.min(...targets.map((target) => column.get(target))) - 1);
  }
  return column;
}

/** The components that few steps lead to and from, with the column of each; and what is missing. */
function neighbourhood(id, steps) {
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
  for (let distance = 1; distance <= steps; distance++) {
    down = step(down, needs, "to", distance);
    up = step(up, dependents, "from", -distance);
  }
  const edges = [...column.keys()].flatMap((vertex) => needs.get(vertex)).filter((edge) => column.has(edge.to));
  const boxes = [...column.keys()].map((vertex) => ({ id: vertex, component: byID.get(vertex) }));
  const gaps = gapsOf(boxes.map(({ component }) => component));
  for (const { edge } of gaps) column.set(edge.to, column.get(edge.from) + 1);
  return { boxes: [...boxes, ...gaps], edges: join([...edges, ...gaps.map(({ edge }) => edge)]), column, left };
}

// MARK: The picture

const picture = element("picture");
const frame = element("frame");
const lifeOf = (component) => `--life: var(--${component.lifetime.keeper})`;
let scale = 1;

function boxNode({ id, component, members, path, isOutside, missing }) {
  if (missing !== undefined) {
    return make("div", { class: "box missing" }, make("b", {}, ...breakable(missing)), make("span", { class: "under" }, "missing"));
  }
  const node = component ? make("button", {
    type: "button", style: lifeOf(component), title: `${component.type}\n${component.lifetimeText}\n${place(component)}`,
    "aria-label": `${component.name}, ${component.lifetimeText}, ${place(component)}`,
    class: ["box", component.severity, isRoot.has(id) && "root", markOf.get(id)?.kind, id === shown.id && "chosen"].filter(Boolean).join(" "),
  }, make("b", {}, ...breakable(component.name)), make("span", { class: "under" }, component.lifetimeText), ...badges(component))
    : groupNode(members, path, isOutside);
  node.dataset.id = id;
  node.addEventListener("click", () => show(component ? { id } : { path }));
  for (const event of ["pointerenter", "focus"]) node.addEventListener(event, () => highlight(id));
  for (const event of ["pointerleave", "blur"]) node.addEventListener(event, () => highlight());
  return node;
}

function groupNode(members, path, isOutside) {
  const severities = members.map(({ severity }) => severity);
  const numbers = ["error", "warning"].map((word) => [word, severities.filter((severity) => severity === word).length]);
  numbers.unshift(["root", members.filter(({ id }) => isRoot.has(id)).length]);
  for (const [kind, marked] of Map.groupBy(members.filter(({ id }) => markOf.has(id)), ({ id }) => markOf.get(id).kind)) {
    numbers.push([kind, marked.length]);
  }
  const worst = order.slice(0, 2).find((word) => severities.includes(word));
  const lives = [...members].sort((one, two) => one.lifetime.keeper < two.lifetime.keeper ? -1 : 1);
  return make("button", { type: "button", class: `box group ${worst ?? ""} ${isOutside ? "outside" : ""}` },
    make("b", {}, ...breakable(path.at(-1).value)), make("span", { class: "under" }, count(members.length, "component")),
    ...numbers.filter(([, number]) => number > 0).map(([kind, number]) => badge(kind, `${number} ${kind}${
      number > 1 && ["root", "error", "warning"].includes(kind) ? "s" : ""}`)),
    make("span", { class: "lives" }, ...[...Map.groupBy(lives, lifeOf)].map(([life, kept]) =>
      make("span", { style: `${life}; flex: ${kept.length}`, title: `${kept[0].lifetimeText}: ${kept.length}` }))));
}

/** Lights the arrows of a box. */
function highlight(id) {
  picture.classList.toggle("hot", id !== undefined);
  for (const node of picture.querySelectorAll(".arrow, .form")) {
    node.classList.toggle("hot", id !== undefined && [node.dataset.from, node.dataset.to].includes(id));
  }
}

function showPicture() {
  const isOverview = shown.id === undefined;
  const { boxes, edges: arrows, column, left } = isOverview
    ? overview(shown.path) : neighbourhood(shown.id, Number(element("depth").value));
  const nodes = boxes.map(boxNode);
  picture.style.zoom = 1;
  const isGrouped = boxes[0]?.members !== undefined;
  // Words beside many arrows would cover each other: they appear with the box to which the pointer points.
  const isQuiet = frame.clientWidth < 600 || (isOverview && (!isGrouped || arrows.length > 30));
  picture.className = isQuiet ? "quiet" : "";
  picture.replaceChildren(...nodes);
  const sizes = new Map(boxes.map(({ id }, index) =>
    [id, { width: Math.ceil(nodes[index].getBoundingClientRect().width), height: nodes[index].offsetHeight }]));
  const texts = arrows.map(({ forms, count }) => isGrouped ? String(count) : [...forms].filter(Boolean).join(", "));
  const longest = isQuiet ? 0 : Math.max(0, ...texts.map((text) => text.length));
  const { spots, width, height } = arrangeAll(boxes, arrows, column, sizes, Math.max(gap.column, longest * 6 + 40));
  boxes.forEach(({ id }, index) => {
    const { x, y, width } = spots.get(id);
    Object.assign(nodes[index].style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, maxWidth: "none" });
  });
  const curves = arrows.map((edge) => curve(edge, spots));
  picture.prepend(make("svg", { width: "100%", height: "100%", "aria-hidden": "true" }, make("defs", {}, make("marker", {
    id: "head", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, orient: "auto-start-reverse",
    markerUnits: "userSpaceOnUse",
  }, make("path", { d: "M0 0 L8 4 L0 8 z" }))), ...arrows.map((edge, index) => make("path", {
    class: ["arrow", edge.isDelayed && "later", edge.mark].filter(Boolean).join(" "), d: curves[index].path, "marker-end": "url(#head)",
    "data-from": edge.from, "data-to": edge.to, style: `--width: ${1.2 + Math.log2(edge.count) / 3}px`,
  }))));
  picture.append(...arrows.map((edge, index) => texts[index] ? make("span", {
    class: "form", "data-from": edge.from, "data-to": edge.to, style: `left: ${curves[index].label.x}px; top: ${curves[index].label.y}px`,
  }, texts[index]) : "").filter(Boolean));
  Object.assign(picture.style, { width: `${width}px`, height: `${height}px`, zoom: scale });
  showTools(isOverview, boxes, left);
  const seen = isOverview ? [...spots.values()].filter(({ x }) => x === 0) : [spots.get(shown.id)];
  const center = (side, size) => mean(seen.map((spot) => spot[side] + spot[size] / 2)) * scale;
  frame.scrollTo(center("x", "width") - frame.clientWidth / 2, center("y", "height") - frame.clientHeight / 2);
}

function showTools(isOverview, boxes, left) {
  const component = byID.get(shown.id);
  const path = component ? [{ level: 0, value: moduleOf(component) }] : shown.path;
  const steps = [["Overview", []], ...path.map(({ value }, index) => [value, path.slice(0, index + 1)])];
  element("path").replaceChildren(...steps.flatMap(([text, way], index) => [
    index ? " ▸ " : "", !component && index === path.length ? text : button({ path: way }, text)]), component ? ` ▸ ${component.name}` : "");
  element("steps").hidden = isOverview;
  element("note").textContent = left ? `the first ${boxes.length}; ${left} more are left out` : boxes.length ? "" : "No component matches.";
}

function showLegend() {
  const keepers = Map.groupBy(components, (component) => component.lifetime.keeper);
  const entry = (swatch, text) => make("li", {}, swatch, text);
  element("legend").replaceChildren(...[...keepers].map(([keeper, [component]]) => entry(
    make("span", { class: "swatch", style: lifeOf(component) }),
    keeper === "storage" ? "kept by a DIScope" : component.lifetimeText.split(", ")[0])),
  entry(make("span", { class: "swatch line" }), "needs"), entry(make("span", { class: "swatch line later" }), "needs later"));
}

function zoom(factor) {
  scale = Math.min(Math.max(scale * factor, 0.25), 4);
  picture.style.zoom = scale;
}

let wasMoved = false;
frame.addEventListener("pointerdown", () => { wasMoved = false; });
frame.addEventListener("pointermove", (event) => {
  if (!(event.buttons & 1) || event.pointerType !== "mouse") return;
  frame.scrollBy(-event.movementX, -event.movementY);
  wasMoved ||= Math.hypot(event.movementX, event.movementY) > 2;
});
frame.addEventListener("click", (event) => wasMoved && event.stopPropagation(), true);
