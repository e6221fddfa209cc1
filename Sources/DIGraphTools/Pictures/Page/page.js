// MARK: What is shown

/** A component by its id, or an overview of the components that share the first values of `levels`. */
let shown = { path: [] };

/** From the whole to the parts. */
const levels = [moduleOf, (component) => component.part ?? "no part", (component) => fileName(component.file)];
/** A component that belongs elsewhere differs in one of these. */
const stepOut = (path, component) => path.findIndex(({ level, value }) => levels[level](component) !== value);
const stepInto = (path, level, component) => [...path, { level, value: levels[level](component) }];

const address = ({ id, path }) =>
  `#${id === undefined ? `/${path.map(({ level, value }) => `${level}${encodeURIComponent(value)}`).join("/")}` : encodeURIComponent(id)}`;

function fromAddress() {
  const text = location.hash.slice(1);
  if (byID.has(decodeURIComponent(text))) return { id: decodeURIComponent(text) };
  const path = text.split("/").filter((part) => levels[part[0]])
    .map((part) => ({ level: Number(part[0]), value: decodeURIComponent(part.slice(1)) }));
  return { path };
}

function show(target, isFromHistory = false) {
  shown = target;
  if (!isFromHistory) history.pushState(null, "", address(target));
  const component = byID.get(target.id);
  if (component) {
    const item = [...tree.children].find(({ members }) => members.includes(component));
    if (item?.getAttribute("aria-expanded") === "false") setOpen(item, true);
  }
  for (const item of tree.querySelectorAll("[data-id]")) item.setAttribute("aria-selected", item.dataset.id === target.id);
  const selected = tree.querySelector("[aria-selected=true] > .row")?.getBoundingClientRect();
  const { top, bottom, height } = tree.parentElement.getBoundingClientRect();
  // The page itself stays where it is.
  if (selected?.top < top || selected?.bottom > bottom) tree.parentElement.scrollBy(0, selected.top - top - height / 2);
  showPicture();
  element("detail").replaceChildren(...component ? details(component) : overviewDetails(target.path));
  element("detail").scrollTop = 0;
}

function button(target, text) {
  const node = make("button", { type: "button", class: "link" }, text);
  node.addEventListener("click", () => show(target));
  return node;
}

const link = (id) => button({ id }, byID.get(id).name);

function list(title, items) {
  return items.length ? [make("h3", {}, title), make("ul", {}, ...items.map((item) => make("li", {}, ...[item].flat())))] : [];
}

const findingNode = (finding, ...before) => make("div", { class: `finding ${finding.severity}` },
  ...before, make("b", {}, `${finding.code} `), finding.message,
  finding.remedy ? make("div", { class: "small" }, `To do: ${finding.remedy}`) : "");

const most = 100;

function overviewDetails(path) {
  const inside = matching().filter((component) => stepOut(path, component) < 0);
  const ids = new Set(inside.map(({ id }) => id));
  const marks = graph.marks.filter(({ id }) => ids.has(id));
  const found = findings.filter((finding) => finding.components.some((id) => ids.has(id)))
    .sort((one, two) => order.indexOf(one.severity) - order.indexOf(two.severity));
  const roots = graph.roots.filter((id) => ids.has(id));
  return [
    make("h2", {}, ...breakable(path.at(-1)?.value ?? "Overview")),
    make("div", { class: "small" }, [count(inside.length, "component"), count(roots.length, "root"), count(found.length, "finding")].join(", ")),
    ...list("In this picture", marks.slice(0, most).map((mark) =>
      [link(mark.id), " ", badge(mark.kind), mark.detail ? ` ${mark.detail}` : ""])),
    ...list("Findings", found.slice(0, most).map((finding) =>
      findingNode(finding, badge(finding.severity), " ", ...finding.components.filter((id) => ids.has(id)).slice(0, 1).map(link), " "))),
    ...list("Roots", roots.slice(0, most).map(link)),
    ...path.length ? list("Components", inside.slice(0, most).map(({ id }) => link(id))) : [],
  ];
}

function details(component) {
  const direct = [...new Set(dependents.get(component.id).map((edge) => edge.from))];
  const indirect = [...reach(component.id, (id) => dependents.get(id).map((edge) => edge.from))].filter((id) => !direct.includes(id));
  const mark = markOf.get(component.id);
  const facts = [
    component.isRoot && "a root", component.isUnused && "declared as unused",
    !component.canMake && "only injects", component.level > 0 && `of ${"a parent's ".repeat(component.level)}container`,
    component.priority !== "normal" && `${component.priority} component`,
    component.isKept === true && "kept at present", component.isKept === false && "not kept at present",
    component.undeclared.length > 0 && `code that asks the container, and can't be checked: ${component.undeclared.join(", ")}`,
  ].filter(Boolean);
  const dependencies = component.dependencies.map((dependency) => {
    const form = dependency.form;
    const small = form ? [make("span", { class: "small" }, ` ${form}`)] : [];
    if (dependency.isArgument) return [nameOf(dependency), ...small];
    const isFree = dependency.isMany || dependency.isOptional;
    const ends = dependency.targets.length
      ? dependency.targets.flatMap((id, index) => [...(index ? [", "] : []), byID.has(id) ? link(id) : id])
      : [isFree ? "nothing" : badge("error", "missing")];
    return [nameOf(dependency), ...small, " → ", ...ends];
  });
  const owner = [differ(filters.generation) && generationOf(component), component.module, component.part].filter(Boolean);
  return [
    make("h2", {}, ...breakable(component.name)), make("div", { class: "small" }, component.type),
    make("div", {}, component.lifetimeText),
    make("div", {}, make("code", { id: "place" }, `${component.file}:${component.line}`)),
    make("div", { class: "small" }, owner.join(", ")),
    ...facts.map((fact) => make("div", { class: "small" }, fact)),
    ...(mark ? [make("p", {}, badge(mark.kind), mark.detail ? ` ${mark.detail}` : "")] : []),
    ...findingsOf.get(component.id).map((finding) => findingNode(finding)),
    ...list("Offered as", component.services.map((service) =>
      [make("code", {}, service.type), service.qualifiers.length ? ` ${service.qualifiers.join(", ")}` : ""])),
    ...list("Needs", dependencies),
    ...list("Needed by", direct.map(link)),
    ...list(`Needed by, through others (${indirect.length})`, indirect.slice(0, most).map(link)),
    ...list("Paths from the roots", pathsTo(component.id).map((path) =>
      path.flatMap((step, index) => [index ? " → " : "", link(step.id), step.form ? make("span", { class: "small" }, ` ${step.form}`) : ""]))),
  ];
}

// MARK: Start

function filter() {
  showTree();
  if (shown.id === undefined) show(shown, true);
}

fillFilters();
showTree();
showLegend();
element("filters").addEventListener("input", filter);
element("filters").addEventListener("submit", (event) => event.preventDefault());
element("filters").addEventListener("reset", () => setTimeout(filter));
element("depth").addEventListener("input", showPicture);
element("in").addEventListener("click", () => zoom(1.25));
element("out").addEventListener("click", () => zoom(0.8));
addEventListener("keydown", (event) => {
  if (event.key !== "/" || ["INPUT", "SELECT"].includes(document.activeElement.tagName)) return;
  event.preventDefault();
  element("search").focus();
});
addEventListener("popstate", () => show(fromAddress(), true));
show(fromAddress(), true);
