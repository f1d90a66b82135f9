import { addSale } from '../../hiring/requests/add-sale.ts';
import { addRequest } from '../../support/hiring.ts';
import type { RequestInput } from '../../support/hiring.ts';
import type { World } from '../../support/world.ts';
import {
  accepted,
  approved,
  backInWork,
  clientSuspended,
  creatorSuspended,
  creatorSuspendedAfterDecision,
  creatorSuspendedInCase,
  credited,
  delivered,
  deliveredWithFile,
  endProposed,
  firstPaid,
  givenBack,
  offered,
  owedUnpaid,
  paid,
  paidAfterAll,
  paidForLong,
  partAgreed,
  partEntered,
  partWanted,
  redoAgreed,
  redone,
  redoWanted,
  saidToBePaid,
  saidToBeReceived,
  twoMilestones,
  unsaidCase,
  waitingWithFiles,
} from './paths.ts';
import type { Person, Scene } from './scene.ts';

type Request = { id: string; client: Person; creator: Person };

async function addOthers(
  world: World,
  { id, client, creator }: Request,
  item: Scene['item'],
): Promise<Scene> {
  const first = await world.addPerson({ name: 'Iris Novak' });
  const second = await world.addPerson({ name: 'Omar Haddad' });
  await world.grantAdmin(first);
  await world.grantAdmin(second);
  const bystander = await world.addPerson({ name: 'Mila Berg' });
  return { request: id, client, creator, first, second, bystander, item };
}

const hire =
  (input: RequestInput, metadata = {}, item: Scene['item'] = 'service') =>
  async (world: World) =>
    addOthers(world, await addRequest(world, 'pending', input, metadata), item);

const pricing = {
  packages: {
    pricing_model: 'packages',
    packages: [{ name: 'Small', price: 200, delivery: '1 week', features: ['One page'] }],
  },
  hours: { pricing_model: 'hourly', hourly_rate: 50, estimated_hours: 10 },
};

export type Start = {
  kind: string;
  add: (world: World) => Promise<Scene>;
  /** What has happened where the walk begins; everywhere, it begins at the request too. */
  paths: string[][];
  /** In how many states all acts are tried in `npm test`, and in a full run. */
  states: [few: number, many: number];
};

/** What each walk has at least for a state in which all acts were tried. */
export const perState = { reached: 4, acts: 40 };

/** Each kind of hire, from the request on, and from where most of its acts are possible. */
export const starts: Start[] = [
  {
    kind: 'a service',
    add: hire({}),
    paths: [
      ...[[], accepted, delivered, backInWork, approved, endProposed],
      ...[deliveredWithFile, waitingWithFiles, creatorSuspended, clientSuspended],
    ],
    states: [16, 560],
  },
  {
    kind: 'a service that is paid',
    add: hire({}),
    paths: [
      ...[saidToBePaid, saidToBeReceived, owedUnpaid],
      ...[paid, paidForLong, givenBack, credited, paidAfterAll],
    ],
    states: [11, 350],
  },
  {
    kind: 'a service with a case',
    add: hire({}),
    paths: [
      ...[unsaidCase, partWanted, partEntered, partAgreed, redoWanted, redoAgreed, redone],
      ...[creatorSuspendedInCase, creatorSuspendedAfterDecision],
    ],
    states: [16, 400],
  },
  {
    kind: 'two milestones',
    add: hire({}),
    paths: [twoMilestones, firstPaid],
    states: [4, 400],
  },
  {
    kind: 'a package',
    add: hire({ package_name: 'Small' }, pricing.packages),
    paths: [[], approved],
    states: [2, 150],
  },
  {
    kind: 'hours',
    add: hire({ hours: 2 }, pricing.hours),
    paths: [[], approved],
    states: [2, 150],
  },
  {
    kind: 'a purchase',
    add: async (world) => {
      const sale = await addSale(world, { sale_kind: 'once' });
      const { id } = await sale.buy();
      const rival = await sale.buyAs(await world.addPerson({ name: 'Lena Fischer' }));
      return { ...(await addOthers(world, { ...sale, id }, 'project')), rival: rival.id };
    },
    paths: [[], delivered, paid],
    states: [4, 175],
  },
  { kind: 'an offer first', add: hire({}), paths: [offered], states: [3, 175] },
  {
    kind: '“something else”',
    add: hire({ service_id: null, title: 'A map' }, {}, null),
    paths: [[], offered],
    states: [3, 180],
  },
];
