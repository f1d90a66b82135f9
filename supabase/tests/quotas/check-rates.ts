import { demand } from '../project-checks/checks.ts';
import type { World } from '../support/world.ts';
import type { Rate, RepeatableAction } from './rate.ts';

/** Each project has a limit of its own. */
async function prepareCheck(world: World): Promise<RepeatableAction> {
  const person = await world.addPerson({ isDev: true });
  const id = await world.addProject(person, { live_url: 'https://atlas.example.com/' });
  return { person, action: `check:${id}`, repeat: () => demand(world, person, id) };
}

export const checkRates: Rate[] = [['check:', 3, '1 hour', prepareCheck]];
