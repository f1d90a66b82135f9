import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { startSite } from '@showcase/serve';
import { signIn, type Role, type Session } from '../../serving/sign-in.ts';
import { startProduct } from '../../serving/start-product.ts';
import { shownTime, todayAtShownHour } from './clock.ts';
import { findIds, type SeedIds } from './find-ids.ts';
import { countDays } from './shift-days.ts';
import { startStillApi } from './still-api.ts';

export type StillSite = {
  url: string;
  sessions: Record<Role, Session>;
  ids: SeedIds;
  stop: () => Promise<void>;
};

/** The built product on a new backend, whose rows look the same on every day and stay as they are. */
export async function startStillSite(): Promise<StillSite> {
  const folder = await mkdtemp(resolve(tmpdir(), 'screens-'));
  const seedTime = todayAtShownHour();
  process.env.SEED_TIME = String(seedTime.getTime());
  const { site: files, backend, config } = await startProduct(folder);
  const api = await startStillApi(backend.url, countDays(seedTime, shownTime));
  const site = await startSite({
    ...files,
    api: api.url,
    config: { ...config, debugPanel: 'off' },
    port: 0,
  });
  const [creator, client, admin] = await Promise.all([
    signIn(backend, 'creator'),
    signIn(backend, 'client'),
    signIn(backend, 'admin'),
  ]);
  const ids = await findIds(backend, { creator, client });
  return {
    url: site.url,
    sessions: { creator, client, admin },
    ids,
    stop: async () => {
      await site.stop();
      await api.stop();
      await backend.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
