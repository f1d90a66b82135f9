import { at } from '../random.ts';

type Table = readonly [
  x: number,
  y: number,
  name: string,
  fields: readonly string[],
  tone?: string,
];
type Link = readonly [from: number, fromRow: number, to: number, toRow: number];

const rowHeight = 26;
const width = 176;

/** Tables with their columns and the lines between them. */
export function schema(tables: readonly Table[], links: readonly Link[], box = '900 520'): string {
  const drawn = tables.map(([x, y, name, fields, tone = 'a']) => {
    const height = 34 + fields.length * rowHeight + 6;
    const rows = fields.map((text, index) => {
      const [field = '', type = ''] = text.split(' ');
      const line = y + 34 + index * rowHeight + 18;
      return `<text x="${x + 12}" y="${line}">${field}</text><text class="type" x="${x + width - 12}" y="${line}" text-anchor="end">${type}</text>`;
    });
    return `<g><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="9" fill="var(--win)" stroke="var(--line)" stroke-width="1.5"/><path d="M${x} ${y + 34}V${y + 9}a9 9 0 0 1 9-9h${width - 18}a9 9 0 0 1 9 9v25z" fill="var(--${tone}-soft)"/><text class="name" x="${x + 12}" y="${y + 22}" fill="var(--${tone})">${name}</text>${rows.join('')}</g>`;
  });
  const lines = links.map(([from, fromRow, to, toRow]) => {
    const [ax, ay] = at(tables, from);
    const [bx, by] = at(tables, to);
    const isRight = bx > ax;
    const startX = isRight || Math.abs(bx - ax) < width ? ax + width : ax;
    const endX = isRight ? bx : bx + width;
    const isBelow = Math.abs(bx - ax) < width;
    const startY = ay + 34 + fromRow * rowHeight + 13;
    const endY = by + 34 + toRow * rowHeight + 13;
    const bend = isRight ? 40 : -40;
    return `<path class="link" d="M${startX} ${startY}C${startX + (isBelow ? 60 : bend)} ${startY} ${endX + (isBelow ? 60 : -bend)} ${endY} ${endX} ${endY}"/><circle cx="${startX}" cy="${startY}" r="4" fill="var(--a)"/><circle cx="${endX}" cy="${endY}" r="4" fill="var(--a)"/>`;
  });
  return `<svg class="schema" viewBox="0 0 ${box}">${lines.join('')}${drawn.join('')}</svg>`;
}

type Step = readonly [x: number, y: number, title: string, text: string, tone?: string];

/** Boxes joined by labeled arrows. */
export function flow(
  steps: readonly Step[],
  links: readonly (readonly [number, number, string?])[],
  box = '760 470',
): string {
  const drawn = steps.map(
    ([x, y, title, text, tone = 'a']) =>
      `<g><rect x="${x}" y="${y}" width="180" height="66" rx="11" fill="var(--win)" stroke="var(--line)" stroke-width="1.5"/><rect x="${x}" y="${y + 12}" width="4" height="42" rx="2" fill="var(--${tone})"/><text class="name" x="${x + 17}" y="${y + 29}">${title}</text><text class="type" x="${x + 17}" y="${y + 49}">${text}</text></g>`,
  );
  const lines = links.map(([from, to, label]) => {
    const [ax, ay] = at(steps, from);
    const [bx, by] = at(steps, to);
    const [x1, y1, x2, y2] = [ax + 180, ay + 33, bx, by + 33];
    const middle = (x1 + x2) / 2;
    const tag = label
      ? `<rect x="${middle - label.length * 3.6 - 9}" y="${(y1 + y2) / 2 - 12}" width="${label.length * 7.2 + 18}" height="24" rx="12" fill="var(--b-soft)"/><text class="tag" x="${middle}" y="${(y1 + y2) / 2 + 4.5}" text-anchor="middle">${label}</text>`
      : '';
    return `<path class="link" d="M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2 - 4} ${y2}"/><path d="M${x2 - 9} ${y2 - 5}l8 5-8 5" fill="none" stroke="var(--a)" stroke-width="2"/>${tag}`;
  });
  return `<svg class="schema" viewBox="0 0 ${box}">${lines.join('')}${drawn.join('')}</svg>`;
}

/** A skill path; completed skills are filled, the current one has a ring. */
export function skills(
  nodes: readonly (readonly [
    x: number,
    y: number,
    name: string,
    state: 'done' | 'now' | 'later',
  ])[],
  links: readonly (readonly [number, number])[],
): string {
  const lines = links.map(([from, to]) => {
    const [ax, ay] = at(nodes, from);
    const [bx, by, , state] = at(nodes, to);
    return `<path d="M${ax} ${ay}L${bx} ${by}" stroke="var(--${state === 'later' ? 'line' : 'a'})" stroke-width="7" stroke-linecap="round" ${state === 'now' ? 'stroke-dasharray="2 13"' : ''}/>`;
  });
  const drawn = nodes.map(([x, y, name, state]) => {
    const fill = { done: 'var(--fill)', now: 'var(--win)', later: 'var(--sub)' }[state];
    const stroke = { done: 'var(--fill)', now: 'var(--b)', later: 'var(--line)' }[state];
    const mark =
      state === 'done'
        ? `<path d="M${x - 10} ${y}l7 8 13-15" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`
        : '';
    return `<circle cx="${x}" cy="${y}" r="29" fill="${fill}" stroke="${stroke}" stroke-width="5"/>${mark}<text class="name" x="${x}" y="${y + 52}" text-anchor="middle">${name}</text>`;
  });
  return `<svg class="schema" viewBox="0 0 900 500">${lines.join('')}${drawn.join('')}</svg>`;
}
