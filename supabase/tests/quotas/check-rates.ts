import { demand } from '../project-checks/checks.ts';
import { addReported, requestReport, saveZip } from '../project-checks/health/health.ts';
import type { World } from '../support/world.ts';
import type { Rate, RepeatableAction } from './rate.ts';

/** Each project has a limit of its own. */
async function prepareCheck(world: World): Promise<RepeatableAction> {
  const person = await world.addPerson({ isDev: true });
  const id = await world.addProject(person, { live_url: 'https://atlas.example.com/' });
  return { person, action: `check:${id}`, repeat: () => demand(world, person, id) };
}

/** Each proven host or repository has a limit of its own. */
async function prepareReport(world: World): Promise<RepeatableAction> {
  const { creator, project } = await addReported(world);
  const repeat = () => requestReport(world, creator, project);
  return { person: creator, action: 'health:example.com', repeat };
}

async function prepareZip(world: World): Promise<RepeatableAction> {
  const { creator, project } = await addReported(world);
  return {
    person: creator,
    action: `zip:${project}`,
    repeat: () => saveZip(world, creator, project),
  };
}

export const checkRates: Rate[] = [
  ['check:', 3, '1 hour', prepareCheck],
  ['health:', 6, '1 day', prepareReport],
  ['zip:', 20, '1 hour', prepareZip],
];
