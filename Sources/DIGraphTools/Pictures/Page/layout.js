// MARK: Where boxes and arrows are

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
const gap = { row: 14, column: 52 };

/** Puts what arrows join below each other, largest first, and what none joins below that in rows. */
function arrangeAll(boxes, arrows, column, sizes, columnGap) {
  const near = new Map(boxes.map(({ id }) => [id, []]));
  for (const { from, to } of arrows) { near.get(from).push(to); near.get(to).push(from); }
  const parts = new Set();
  const known = new Set();
  for (const { id } of boxes) {
    if (known.has(id) || !near.get(id).length) continue;
    const part = reach(id, (vertex) => near.get(vertex));
    part.forEach((vertex) => known.add(vertex));
    parts.add(part);
  }
  const spots = new Map();
  const extent = (side, size) => Math.max(0, ...[...spots.values()].map((spot) => spot[side] + spot[size]));
  for (const part of [...parts].sort((one, two) => two.size - one.size)) {
    const top = extent("y", "height") + (spots.size ? 2 * gap.row : 0);
    const placed = arrange(boxes.filter(({ id }) => part.has(id)), arrows.filter(({ from }) => part.has(from)), column, sizes, columnGap);
    for (const [id, spot] of placed) spots.set(id, { ...spot, y: spot.y + top });
  }
  const alone = boxes.filter(({ id }) => !known.has(id));
  const width = Math.max(...alone.map(({ id }) => sizes.get(id).width));
  const perRow = Math.max(1, Math.floor((Math.max(extent("x", "width"), frame.clientWidth - 30) + gap.row) / (width + gap.row)));
  for (let index = 0; index < alone.length; index += perRow) {
    const y = extent("y", "height") + (spots.size ? gap.row : 0);
    alone.slice(index, index + perRow).forEach(({ id }, number) =>
      spots.set(id, { x: number * (width + gap.row), y, width, height: sizes.get(id).height }));
  }
  return { spots, width: extent("x", "width"), height: extent("y", "height") };
}

/** The boxes in columns. An arrow that passes a column has a place there, which it shares with others to its target. */
function arrange(boxes, edges, column, sizes, columnGap) {
  const height = new Map(boxes.map(({ id }) => [id, sizes.get(id).height]));
  const places = new Map([...new Set(column.values())].sort((one, two) => one - two).map((number) => [number, []]));
  for (const { id } of boxes) places.get(column.get(id)).push(id);
  const next = new Map([...height.keys()].map((id) => [id, new Set()]));
  const before = new Map([...height.keys()].map((id) => [id, new Set()]));
  const connect = (from, to) => { next.get(from).add(to); before.get(to).add(from); };
  for (const edge of edges) {
    const [start, end] = [column.get(edge.from), column.get(edge.to)];
    const direction = Math.sign(end - start);
    edge.way = [];
    for (let number = start + direction; direction && number !== end; number += direction) {
      if (!places.has(number)) continue;
      const bend = `${edge.to}\n${number}\n${direction}`;
      if (!height.has(bend)) {
        height.set(bend, 6);
        next.set(bend, new Set());
        before.set(bend, new Set());
        places.get(number).push(bend);
      }
      edge.way.push({ bend, number });
    }
    const stops = [edge.from, ...edge.way.map(({ bend }) => bend), edge.to];
    if (direction < 0) stops.reverse();
    if (direction) stops.slice(1).forEach((stop, index) => connect(stops[index], stop));
  }
  const middle = new Map();
  /** Puts the places of a column as near to their neighbours as their order allows. */
  const settle = (ids, wish) => {
    let bottom = -Infinity;
    const middles = ids.map((id) => {
      const top = Math.max(wish(id) - height.get(id) / 2, bottom);
      bottom = top + height.get(id) + gap.row;
      return top + height.get(id) / 2;
    });
    const shift = mean(ids.map((id, index) => wish(id) - middles[index]));
    ids.forEach((id, index) => middle.set(id, middles[index] + shift));
  };
  for (const ids of places.values()) settle(ids, () => 0);
  for (let pass = 0; pass < 12; pass++) {
    for (const ids of pass % 2 ? [...places.values()].reverse() : places.values()) {
      const near = (id) => [...(pass % 2 || pass > 9 ? next.get(id) : []), ...(pass % 2 && pass < 10 ? [] : before.get(id))];
      const wish = new Map(ids.map((id) =>
        [id, near(id).length ? mean(near(id).map((other) => middle.get(other))) : middle.get(id)]));
      if (pass < 10) ids.sort((one, two) => wish.get(one) - wish.get(two));
      settle(ids, (id) => wish.get(id));
    }
  }
  const top = Math.min(...[...middle].map(([id, y]) => y - height.get(id) / 2));
  const spots = new Map();
  let x = 0;
  for (const [number, ids] of places) {
    const width = Math.max(...ids.map((id) => sizes.get(id)?.width ?? 0));
    for (const id of ids) spots.set(id, { x, y: middle.get(id) - height.get(id) / 2 - top, width, height: height.get(id) });
    x += width + columnGap;
  }
  return spots;
}

/** The way of an arrow, and the place of its label. It leaves its box on the side of the target. */
function curve(edge, spots) {
  const [from, to] = [spots.get(edge.from), spots.get(edge.to)];
  const middle = ({ y, height }) => y + height / 2;
  if (from.x === to.x) {
    const [x, y, end] = [from.x + from.width, middle(from) - 8, middle(to) + 8];
    return { path: `M${x} ${y}C${x + 40} ${y} ${x + 40} ${end} ${x + 3} ${end}`, label: { x: x + 30, y: (y + end) / 2 } };
  }
  const isBack = to.x < from.x;
  // Beside an arrow in the other direction.
  const shift = isBack ? 9 : 0;
  const stops = [[isBack ? from.x : from.x + from.width, middle(from) + shift]];
  for (const { bend } of edge.way) {
    const { x, width } = spots.get(bend);
    const y = middle(spots.get(bend));
    stops.push(...isBack ? [[x + width, y], [x, y]] : [[x, y], [x + width, y]]);
  }
  stops.push([isBack ? to.x + to.width + 2 : to.x - 2, middle(to) + shift]);
  let path = `M${stops[0].join(" ")}`;
  stops.slice(1).forEach(([x, y], index) => {
    const [lastX, lastY] = stops[index];
    const bend = (x - lastX) / 2;
    path += index % 2 ? `L${x} ${y}` : `C${lastX + bend} ${lastY} ${x - bend} ${y} ${x} ${y}`;
  });
  // Where arrows of one box are apart, but not yet at their ends.
  const label = { x: stops[0][0] + 0.62 * (stops[1][0] - stops[0][0]), y: stops[0][1] + 0.72 * (stops[1][1] - stops[0][1]) };
  return { path, label };
}
