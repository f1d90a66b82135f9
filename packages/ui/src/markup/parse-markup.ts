import { parseInline, type Inline } from './parse-inline.ts';

export type Block =
  | { kind: 'heading'; depth: 1 | 2 | 3; children: Inline[] }
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'list'; isOrdered: boolean; items: ListItem[] };

/** `typed` is its number in the text, `number` the one to show; null without one. */
type ListItem = { typed: number | null; number: number | null; children: Inline[] };

const headingDepths = { '#': 1, '##': 2, '###': 3 } as const;
const isHeadingMark = (mark: string | undefined): mark is keyof typeof headingDepths =>
  mark !== undefined && mark in headingDepths;

/** Parses headings (#, ##, ###), list items (-, *, 1.), bold and italic. Everything else is text. */
export function parseMarkup(text: string) {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    const [, mark, title] = /^(#{1,3})\s+(.+)$/s.exec(line) ?? [];
    const [, bullet, item] = /^([-*]|\d{1,3}[.)])\s+(.+)$/s.exec(line) ?? [];
    const last = isOpen ? blocks.at(-1) : undefined;
    isOpen = line !== '';
    if (!isOpen) continue;
    if (isHeadingMark(mark) && title) {
      blocks.push({ kind: 'heading', depth: headingDepths[mark], children: parseInline(title) });
    } else if (bullet && item) {
      const isOrdered = /\d/.test(bullet);
      const list = last?.kind === 'list' && last.isOrdered === isOrdered ? last : null;
      const typed = isOrdered ? Number.parseInt(bullet, 10) : null;
      const number = findNumber(typed, list?.items.at(-1));
      const parsed = { typed, number, children: parseInline(item) };
      if (list) list.items.push(parsed);
      else blocks.push({ kind: 'list', isOrdered, items: [parsed] });
    } else if (last?.kind === 'paragraph') last.lines.push(parseInline(line));
    else blocks.push({ kind: 'paragraph', lines: [parseInline(line)] });
  }
  return blocks;
}

/** As typed; but a list whose numbers are all the same counts up. */
function findNumber(typed: number | null, previous: ListItem | undefined): number | null {
  if (typed === null || previous?.typed !== typed) return typed;
  return (previous.number ?? 0) + 1;
}

const toText = (nodes: Inline[]): string =>
  nodes.map((node) => (node.kind === 'text' ? node.text : toText(node.children))).join('');

/** The plain text on one line, for previews. */
export function stripMarkup(text: string) {
  return parseMarkup(text)
    .flatMap((block) => {
      if (block.kind === 'heading') return [toText(block.children)];
      const lines = block.kind === 'list' ? block.items.map((item) => item.children) : block.lines;
      return lines.map(toText);
    })
    .join(' ');
}
