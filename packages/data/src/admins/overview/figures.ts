import type { DataClient } from '../../client/types.ts';
import { readRpc } from '../../http/read-rpc.ts';
import { z } from '../../zod-mini.ts';

const queueSchema = z.object({ count: z.number(), oldest_at: z.nullable(z.string()) });

const overviewSchema = z.object({
  totals: z.object({
    creators: z.number(),
    clients: z.number(),
    projects: z.number(),
    services: z.number(),
    reviews: z.number(),
    conversations: z.number(),
    requests: z.object({
      pending: z.number(),
      accepted: z.number(),
      completed: z.number(),
      rejected: z.number(),
    }),
    subscribers: z.number(),
    featured: z.number(),
    hidden: z.number(),
    /** Creators. */
    suspended: z.number(),
    suspended_clients: z.number(),
    admins: z.number(),
  }),
  queues: z.object({
    open_reports: queueSchema,
    appeals_to_decide: queueSchema,
    cases_to_decide: queueSchema,
    cases_of_suspended: queueSchema,
    denied_payments: queueSchema,
    overdue_refunds: queueSchema,
    pending_requests: queueSchema,
  }),
});

export type Overview = z.infer<typeof overviewSchema>;

const dailyFiguresSchema = z.object({
  day: z.string(),
  sign_ups: z.number(),
  projects: z.number(),
  services: z.number(),
  requests: z.number(),
  reviews: z.number(),
  reports: z.number(),
});

/** The rows that were added on one day in UTC. */
export type DailyFigures = z.infer<typeof dailyFiguresSchema>;

export function getOverview(client: DataClient): Promise<Overview> {
  return readRpc(client, 'admin_overview', {}, { schema: overviewSchema });
}

/** The last 30 days, oldest first, including days without activity. */
export function listDailyFigures(client: DataClient): Promise<DailyFigures[]> {
  return readRpc(client, 'admin_metrics', {}, { schema: z.array(dailyFiguresSchema) });
}
