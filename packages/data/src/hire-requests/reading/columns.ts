import type { QueryData } from '@supabase/supabase-js';
import type { DataClient } from '../../client/types.ts';

export const selectPendingRequests = (client: DataClient) =>
  client.from('hire_requests').select('id, service_id, title');

export type PendingRequest = QueryData<ReturnType<typeof selectPendingRequests>>[number];

export const selectOpenRequests = (client: DataClient) =>
  client
    .from('hire_requests')
    .select(
      'id, title, price, status, delivered_at, open_offer:offers!hire_requests_open_offer_id_fkey(side), milestones(price, approved_at), cases(closed_at, kind)',
    );

/** A pending or accepted request. */
export type OpenRequest = QueryData<ReturnType<typeof selectOpenRequests>>[number];
