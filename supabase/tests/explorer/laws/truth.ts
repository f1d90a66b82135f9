import { acts } from '../acts/acts.ts';
import { sides } from '../state.ts';
import type { Law } from './law.ts';

/** Everything that a side is offered succeeds, and nothing else does. */
export const truth: Law = (state, { view, done, rejections }) => {
  if (!view) return [];
  const offered = acts.filter((act) => act.offered !== undefined);
  return sides.flatMap((side) => {
    const panel = view.panels[side];
    const offers = [
      ...panel.actions,
      ...panel.case_actions.map((action) => `case: ${action}`),
      ...(side === 'client' && panel.case_subjects.length > 0 ? ['open_case'] : []),
    ];
    const names = new Set(offered.filter(({ by }) => by === side).map((act) => act.offered ?? ''));
    return [...names].flatMap((name) => {
      const ofName = offered.filter((act) => act.by === side && act.offered === name);
      // A bound, or amounts that do not fit, say nothing about it.
      const tried = ofName.filter((act) => done.has(act.name) || rejections.has(act.name));
      if (tried.length === 0 || ofName.some((act) => act.bound && !act.bound(state))) return [];
      const succeeds = tried.some((act) => done.has(act.name));
      if (succeeds === offers.includes(name)) return [];
      const why = tried.map((act) => rejections.get(act.name)).find(Boolean);
      return succeeds
        ? [`The ${side} can ${name}, and is not offered it`]
        : [`The ${side} is offered ${name}, which is refused: ${why ?? 'it does nothing'}`];
    });
  });
};
