export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic'; children: Inline[] };

type Mark = '**' | '*' | '_';
/** The content after a mark that is still open. The outermost frame has no mark. */
type Frame = { mark: Mark | null; openedAt: number; children: Inline[] };

const TOKENS = /\*+|_|[^*_]+/g;
const WORD_CHARACTER = /[\p{L}\p{N}_]/u;
const NON_SPACE = /\S/;

/**
 * Parses bold and italic in one line. Reads every character once, and each kind of mark can be open only once, so that parsing takes
 * linear time and nests at most three levels deep. Marks that are never closed are text.
 */
export function parseInline(text: string): Inline[] {
  const frames: Frame[] = [{ mark: null, openedAt: -1, children: [] }];
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    const before = text[index - 1] ?? ' ';
    const after = text[index + token.length] ?? ' ';
    if (token === '_') handleUnderscore(frames, { index, before, after });
    else if (token.startsWith('*')) handleStars(frames, { index, before, after }, token.length);
    else addText(frames, token);
  }
  while (frames.length > 1) closeAsText(frames);
  return frames[0]?.children ?? [];
}

type Position = { index: number; before: string; after: string };

function handleUnderscore(frames: Frame[], { index, before, after }: Position) {
  if (isOpen(frames, '_', index) && NON_SPACE.test(before) && !WORD_CHARACTER.test(after))
    close(frames, '_');
  else if (!has(frames, '_') && NON_SPACE.test(after) && !WORD_CHARACTER.test(before)) {
    frames.push({ mark: '_', openedAt: index, children: [] });
  } else addText(frames, '_');
}

function handleStars(frames: Frame[], { index, before, after }: Position, count: number) {
  let remaining = count;
  while (remaining > 0) {
    const closing = NON_SPACE.test(before) ? closingMark(frames, index, remaining) : null;
    const opening = NON_SPACE.test(after) ? openingMark(frames, remaining) : null;
    const mark = closing ?? opening;
    if (closing) close(frames, closing);
    else if (opening) frames.push({ mark: opening, openedAt: index, children: [] });
    else addText(frames, '*'.repeat(remaining));
    remaining -= mark?.length ?? remaining;
  }
}

/** The open mark that `remaining` stars close: the innermost, but two stars prefer bold. */
function closingMark(frames: Frame[], index: number, remaining: number): Mark | null {
  const isBold = remaining >= 2 && isOpen(frames, '**', index);
  const isItalic = isOpen(frames, '*', index);
  if (isBold && isItalic && remaining > 2) return frames.at(-1)?.mark === '*' ? '*' : '**';
  if (isBold) return '**';
  return isItalic ? '*' : null;
}

function openingMark(frames: Frame[], remaining: number): Mark | null {
  if (remaining >= 2 && !has(frames, '**')) return '**';
  return has(frames, '*') ? null : '*';
}

function has(frames: Frame[], mark: Mark) {
  return frames.some((frame) => frame.mark === mark);
}

/** Whether the mark was opened before `index`, so that there is content between the marks. */
function isOpen(frames: Frame[], mark: Mark, index: number) {
  return frames.some((frame) => frame.mark === mark && frame.openedAt !== index);
}

function close(frames: Frame[], mark: Mark) {
  while (frames.at(-1)?.mark !== mark) closeAsText(frames);
  const children = frames.pop()?.children ?? [];
  frames.at(-1)?.children.push({ kind: mark === '**' ? 'bold' : 'italic', children });
}

/** Turns the innermost open mark into text. */
function closeAsText(frames: Frame[]) {
  const frame = frames.pop();
  if (!frame) return;
  addText(frames, frame.mark ?? '');
  for (const child of frame.children) {
    if (child.kind === 'text') addText(frames, child.text);
    else frames.at(-1)?.children.push(child);
  }
}

function addText(frames: Frame[], text: string) {
  const children = frames.at(-1)?.children;
  const last = children?.at(-1);
  if (last?.kind === 'text') last.text += text;
  else children?.push({ kind: 'text', text });
}
