import { expect } from 'vitest';
import { readFigures } from '../../../settling/settling.ts';
import { getRequest } from '../../../support/hiring.ts';
import type { World } from '../../../support/world.ts';
import { perform } from '../acts/acts.ts';
import { findLeaver } from '../acts/scene.ts';
import type { Scene } from '../acts/scene.ts';
import { goToEnd } from '../acts/way-on.ts';
import { expectSound, listSteps } from '../live.ts';
import type { Story } from './stories.ts';

async function readEnd(world: World, scene: Scene) {
  const figures =
    (await findLeaver(world, scene)) === 'creator' ? null : await readFigures(world, scene.creator);
  const waits = await world.sql<{ side: string; acts: string[] }[]>`
    select side, array(select unnest(private.due_actions(h, side)) order by 1) as acts
    from public.hire_requests h, unnest(array['client', 'creator']) side
    where h.id = ${scene.id} and private.person_of(h, side) is not null and private.due_actions(h, side) <> '{}'`;
  const [last] = await world.sql<{ text: string }[]>`
    select status || ': ' || outcome as text from public.cases where hire_request_id = ${scene.id}`;
  return {
    status: (await getRequest(world, scene.id)).status,
    case: last?.text,
    figures: figures && Object.fromEntries(Object.entries(figures).filter(([, cents]) => cents)),
    waits: Object.fromEntries(waits.map(({ side, acts }) => [side, acts])),
  };
}

/** Each act succeeds, and after each the figures are compared; then the request is as the story says, and everybody goes on. Returns its steps. */
export async function followStory(world: World, scene: Scene, { acts, waits = {}, ...end }: Story) {
  for (const one of acts) {
    await perform(world, scene, one);
    await expectSound(world, scene);
  }
  expect(await readEnd(world, scene)).toEqual({ case: undefined, waits, ...end });
  await goToEnd(world, scene);
  await expectSound(world, scene);
  return listSteps(world, scene);
}
