import type { DataClient } from '../../client/types.ts';
import { readRpc } from '../../http/read-rpc.ts';
import * as v from 'valibot';

const queueSchema = v.object({ count: v.number(), oldest_at: v.nullable(v.string()) });

const overviewSchema = v.object({
  totals: v.object({
    creators: v.number(),
    clients: v.number(),
    projects: v.number(),
    services: v.number(),
    reviews: v.number(),
    conversations: v.number(),
    requests: v.object({
      pending: v.number(),
      accepted: v.number(),
      completed: v.number(),
      rejected: v.number(),
    }),
    subscribers: v.number(),
    featured: v.number(),
    hidden: v.number(),
    /** Creators. */
    suspended: v.number(),
    suspended_clients: v.number(),
    admins: v.number(),
  }),
  queues: v.object({
    open_reports: queueSchema,
    appeals_to_decide: queueSchema,
    cases_to_decide: queueSchema,
    cases_of_suspended: queueSchema,
    denied_payments: queueSchema,
    overdue_refunds: queueSchema,
    pending_requests: queueSchema,
  }),
});

export type Overview = v.InferOutput<typeof overviewSchema>;

const dailyFiguresSchema = v.object({
  day: v.string(),
  sign_ups: v.number(),
  projects: v.number(),
  services: v.number(),
  requests: v.number(),
  reviews: v.number(),
  reports: v.number(),
});

/** The rows that were added on one day in UTC. */
export type DailyFigures = v.InferOutput<typeof dailyFiguresSchema>;

export function getOverview(client: DataClient): Promise<Overview> {
  return readRpc(client, 'admin_overview', {}, { schema: overviewSchema });
}

/** The last 30 days, oldest first, including days without activity. */
export function listDailyFigures(client: DataClient): Promise<DailyFigures[]> {
  return readRpc(client, 'admin_metrics', {}, { schema: v.array(dailyFiguresSchema) });
}
