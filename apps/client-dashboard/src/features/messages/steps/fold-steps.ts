import type { TimelineItem } from '../log/timeline.ts';

/** Of the steps of a day between two messages, that many are shown as they are. */
const SHOWN = 2;

/** A line that takes more room than the fold of a single one saves. */
const MIN_FOLDED = 2;

export type Fold = { kind: 'fold'; key: string; count: number; isOpen: boolean };

/** The timeline with the earlier ones of many steps in a row behind a fold. What waits for an answer is never folded. */
export function foldSteps(
  items: readonly TimelineItem[],
  open: ReadonlySet<string>,
): (TimelineItem | Fold)[] {
  const shown: (TimelineItem | Fold)[] = [];
  let row: TimelineItem[] = [];
  const endRow = () => {
    const [first] = row;
    const count = row.length - SHOWN;
    if (!first || count < MIN_FOLDED) {
      shown.push(...row);
    } else {
      const key = `fold ${first.key}`;
      const isOpen = open.has(key);
      shown.push({ kind: 'fold', key, count, isOpen }, ...row.slice(isOpen ? 0 : count));
    }
    row = [];
  };
  for (const item of items) {
    if (item.kind === 'step' && !item.step.isToAnswer) {
      row.push(item);
    } else {
      endRow();
      shown.push(item);
    }
  }
  endRow();
  return shown;
}
