import type { DataClient } from '../../client.ts';
import { DataError } from '../../data-error.ts';
import { unwrap } from '../../http/unwrap.ts';

type Queue = { count: number; oldest_at: string | null };

export type Overview = {
  totals: {
    creators: number;
    clients: number;
    projects: number;
    services: number;
    reviews: number;
    conversations: number;
    requests: { pending: number; accepted: number; completed: number; rejected: number };
    subscribers: number;
    featured: number;
    hidden: number;
    /** Creators. */
    suspended: number;
    suspended_clients: number;
    admins: number;
  };
  queues: { open_reports: Queue; pending_requests: Queue };
};

/** What was added on one day in UTC. */
export type DailyFigures = {
  day: string;
  sign_ups: number;
  projects: number;
  services: number;
  requests: number;
  reviews: number;
  reports: number;
};

export async function getOverview(client: DataClient): Promise<Overview> {
  const result: unknown = unwrap(await client.rpc('admin_overview'));
  if (!isOverview(result)) throw unreadable();
  return result;
}

/** The last 30 days, oldest first, including days without activity. */
export async function listDailyFigures(client: DataClient): Promise<DailyFigures[]> {
  const result: unknown = unwrap(await client.rpc('admin_metrics'));
  if (!isDaily(result)) throw unreadable();
  return result;
}

function isOverview(result: unknown): result is Overview {
  return typeof result === 'object' && result !== null && 'totals' in result && 'queues' in result;
}

function isDaily(result: unknown): result is DailyFigures[] {
  return Array.isArray(result);
}

function unreadable() {
  return new DataError({ kind: 'server', message: 'The figures could not be read', status: 200 });
}
