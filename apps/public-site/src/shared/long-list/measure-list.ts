import type { ListGeometry } from './visible-range.ts';

/** The layout of a list of cards on the page; null without a layout. */
export function measureList(list: HTMLElement): ListGeometry | null {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const card = list.firstElementChild?.getBoundingClientRect().height ?? 0;
  if (card === 0) return null;
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: card + (Number.parseFloat(rowGap) || 0),
    listTop: list.getBoundingClientRect().top + window.scrollY,
  };
}
