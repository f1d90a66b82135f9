import { describePath } from './graph.ts';
import type { Broken } from './graph.ts';
import { countChecks } from '../laws/laws.ts';
import { sum } from '../state.ts';
import type { WalkSize } from './summary.ts';
import type { Walk } from './walk.ts';

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A broken law, and the shortest way to it. */
export const describeBroken = ({ law, sentence, at, act }: Broken) =>
  `The law of ${law}: ${sentence}.\n    ${capitalize([...describePath(at), ...(act ? [act.name] : [])].join('; '))}.`;

/** How much was walked. */
export const measure = ({ visited, acts }: Walk): WalkSize => ({
  walked: visited.filter(({ isWalked }) => isWalked).length,
  reached: visited.length,
  acts,
});

/** How much was walked, and what was left out. */
export function describeWalk(kind: string, walk: Walk, seconds: number): string {
  const { walked, reached, acts } = measure(walk);
  const rejected = sum(walk.visited.map(({ rejections }) => rejections.size));
  const alone = walk.visited.filter(({ isWalked, walkedFor }) => !isWalked && walkedFor.size > 0);
  const cutOff = [...walk.cutOff].map(([name, times]) => `${name} (${times})`).join(', ');
  return [
    `${kind}: ${walked} states walked, ${alone.length} more for a way out, ${reached} reached, ${acts} acts, ${rejected} rejected, ${countChecks(walk.visited)} laws checked,`,
    `  ${seconds.toFixed(1)} s, ${((seconds * 1000) / acts).toFixed(1)} ms an act`,
    `  at the edge: ${reached - walked - alone.length} states; not tried, by a bound: ${cutOff || 'nothing'}`,
  ].join('\n');
}
