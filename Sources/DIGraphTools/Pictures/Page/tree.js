// MARK: The tree

const tree = element("tree");

const badge = (kind, text = kind) => make("span", { class: `badge ${kind}` }, text === "notChecked" ? "not checked" : text);

function badges(component) {
  const mark = markOf.get(component.id);
  return [
    isRoot.has(component.id) ? badge("root") : null,
    component.severity && component.severity !== "note" ? badge(component.severity) : null,
    mark ? badge(mark.kind, mark.text ? `${mark.kind}, ${mark.text}` : mark.kind) : null,
  ].filter(Boolean);
}

function row(twisty, ...content) {
  return make("div", { class: "row" }, make("span", { class: "twisty", "aria-hidden": "true" }, twisty), ...content.flatMap((part) => [part, " "]));
}

/** An item of a component. Its dependencies are added when it is opened. */
function componentItem(component, level, form) {
  const isLeaf = needs.get(component.id).length === 0;
  const item = make("li", {
    role: "treeitem", tabindex: "-1", "aria-level": level, "aria-selected": component.id === shown.id,
    "aria-expanded": isLeaf ? undefined : "false", "data-id": component.id,
  }, row(isLeaf ? "" : "▸", make("span", {}, ...breakable(component.name)), ...badges(component),
    make("span", { class: "small" }, form ? `${form}, ${place(component)}` : place(component))));
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

/** The tree is closed where it would be long. */
function showTree() {
  const found = matching();
  const modules = Map.groupBy(found, moduleOf);
  tree.replaceChildren(...[...modules].map(([module, members]) => {
    const item = make("li", { role: "treeitem", tabindex: "-1", "aria-level": 1 },
      row("", make("span", { class: "module" }, ...breakable(module)), make("span", { class: "small" }, String(members.length))));
    item.members = members;
    setOpen(item, found.length <= mostComponents || modules.size === 1);
    return item;
  }));
  tree.querySelector("[role=treeitem]")?.setAttribute("tabindex", "0");
  element("nothing").hidden = found.length > 0;
  document.querySelector("[type=reset]").hidden = !isFiltering();
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
  if (!isTwisty) show({ id: item.dataset.id });
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
    Enter: () => item.dataset.id && show({ id: item.dataset.id }),
    " ": () => item.dataset.id && show({ id: item.dataset.id }),
  };
  if (!actions[event.key]) return;
  event.preventDefault();
  actions[event.key]();
});
