import { isGone, isOver, openCaseOf, sides } from '../state.ts';
import type { Line } from '../state.ts';
import type { Law } from './law.ts';
import { listBroken } from './law.ts';

/** Who can act next has exactly one unread line about it, and no line says what is no longer true. */
export const news: Law = ({ rows, details }) => {
  const lines = rows.lines ?? [];
  const redo = details.recent.findLast(({ action }) => action === 'agree_redo');
  const wasRedone =
    redo &&
    details.recent.some(({ version, action }) => version > redo.version && action === 'deliver');
  const ofSides = sides
    .filter((side) => !isGone(rows, side))
    .flatMap((side) => {
      const own = lines.filter((line): line is Line => line[0] === side);
      const waiting = own.filter(([, , , needsAction]) => needsAction);
      const unread = own.filter(
        ([, kind, , , isUnread]) => isUnread && kind.startsWith('request_'),
      );
      const due = details.due[side];
      return listBroken({
        [`The ${side} has to act, and no line says so`]: due.length > 0 && waiting.length === 0,
        [`The ${side} has nothing to do, and a line asks for it`]:
          due.length === 0 && waiting.length > 0,
        [`The ${side} has two unread lines about one hire`]: unread.length > 1,
        [`A line asks the ${side} for what is done`]: waiting.some(
          ([, , action]) => action !== null && due.length > 0 && !due.includes(action),
        ),
      });
    });
  return [
    ...ofSides,
    ...listBroken({
      'Both agreed that the work is done again, and the creator is not asked for it':
        !isGone(rows, 'creator') &&
        !details.due.creator.includes('deliver') &&
        (openCaseOf(rows)?.status === 'redoing' ||
          (redo !== undefined &&
            !wasRedone &&
            !isOver(rows) &&
            rows.cases?.at(-1)?.kind === 'delivery' &&
            rows.cases.at(-1)?.outcome === 'redo' &&
            rows.cases.length === 1)),
    }),
  ];
};
