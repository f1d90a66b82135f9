import { randomUUID } from 'node:crypto';
import type { Client, DataLayer } from './data-layer.ts';

type Person = { client: Client; id: string };

/** What people wrote, as their browsers know it. */
export type Written = {
  requests: string[];
  messages: string[];
  searches: string[];
  reports: string[];
};

/**
 * Pairs of a client and a creator who use the product of the release before at the same time, until they are stopped: they hire, deliver,
 * approve, write messages, save searches, report and read lists. Errors are what they would have seen.
 */
export function startTraffic(
  data: DataLayer,
  { url, key, projects, pairs }: { url: string; key: string; projects: string[]; pairs: number },
) {
  const written: Written = { requests: [], messages: [], searches: [], reports: [] };
  const errors: unknown[] = [];
  let isStopping = false;
  let calls = 0;

  const signUp = async (name: string): Promise<Person> => {
    const client = data.createDataClient({ url, key });
    const input = { name, email: `${randomUUID()}@example.com`, password: 'showcase' };
    const { authUser } = await data.signUp(client, input);
    return { client, id: authUser.id };
  };
  /** Repeats an act until the traffic stops; `limit` is below what one person may do in an hour. */
  const repeat = async (limit: number, act: (round: number) => Promise<unknown>) => {
    for (let round = 0; round < limit && !isStopping; round += 1) {
      try {
        await act(round);
        calls += 1;
      } catch (error) {
        errors.push(error);
      }
    }
  };

  async function run(index: number): Promise<void> {
    const client = await signUp(`Client ${index}`);
    const creator = await signUp(`Creator ${index}`);
    await data.setDeveloperMode(creator.client, { id: creator.id, isDev: true });
    const act = (person: Person, id: string, action: string) =>
      data.actOnHireRequest(person.client, {
        ...{ id, action },
        ...(action === 'accept' && { dueOn: null }),
        ...(['deliver', 'ask_changes'].includes(action) && { note: 'As we talked about it.' }),
      });
    const hire = async (round: number) => {
      const { id } = await data.createHireRequest(client.client, {
        input: {
          creatorId: creator.id,
          title: `Site ${round}`,
          budget: 250,
          message: 'We would like a map of tides for our harbor.',
        },
        requestKey: randomUUID(),
      });
      await act(creator, id, 'accept');
      await act(creator, id, 'deliver');
      await act(client, id, 'ask_changes');
      await act(creator, id, 'deliver');
      await act(client, id, 'approve');
      written.requests.push(id);
    };
    const write = async (round: number) => {
      const clientKey = randomUUID();
      const conversationId = data.newConversationId(creator.id);
      const text = `Message ${round}`;
      await data.sendMessage(client.client, { conversationId, clientKey, text });
      written.messages.push(clientKey);
    };
    const search = async (round: number) => {
      const { id } = await data.saveSearch(client.client, {
        ...{ kind: 'projects', name: `Search ${round}`, search: { q: randomUUID() } },
      });
      await data.changeSavedSearch(client.client, { id, change: { frequency: 'weekly' } });
      await data.listSavedSearches(client.client);
      written.searches.push(id);
    };
    const report = async (round: number) => {
      const targetId = projects[(index * 20 + round) % projects.length] ?? '';
      const details = randomUUID();
      const values = { kind: 'project', targetId, reason: 'copied', details };
      await data.sendReport(client.client, values);
      written.reports.push(details);
    };
    const read = async (round: number) => {
      await data.searchProjects(client.client, { q: ['dashboard', 'simple', ''][round % 3] });
      await data.searchCreators(client.client, { q: '' });
      const lists = await data.listHireRequests(creator.client, {
        ...{ side: 'creator', status: 'completed' },
      });
      const [first] = lists.items;
      if (first) await data.getHireRequest(creator.client, first.id);
    };
    await Promise.all([
      repeat(9, hire),
      repeat(50, write),
      repeat(15, search),
      repeat(15, report),
      repeat(Infinity, read),
    ]);
  }

  const running = Promise.all(Array.from({ length: pairs }, (_, index) => run(index)));
  return {
    written,
    errors,
    /** How often people did something until now. */
    countCalls: () => calls,
    async stop() {
      isStopping = true;
      await running;
    },
  };
}
