import type { QueryData } from '@supabase/supabase-js';
import type { DataClient } from '../client/client.ts';

export const selectRequests = (client: DataClient, options: { count?: 'exact' } = {}) =>
  client
    .from('hire_requests')
    .select(
      'id, client_id, creator_id, service_id, project_id, title, price, duration, package_name, hours, included, message, status, resolution, delivered_at, version, created_at, updated_at, review:reviews!reviews_hire_request_id_fkey(id, rating, comment, reply, created_at)',
      options,
    );

export type ReadRequest = QueryData<ReturnType<typeof selectRequests>>[number];

export const selectPendingRequests = (client: DataClient) =>
  client.from('hire_requests').select('id, service_id, title');

export type PendingRequest = QueryData<ReturnType<typeof selectPendingRequests>>[number];

export const selectOpenRequests = (client: DataClient) =>
  client.from('hire_requests').select('id, title, price, status, delivered_at');

/** A pending or accepted request. */
export type OpenRequest = QueryData<ReturnType<typeof selectOpenRequests>>[number];

export const selectRequestsBetween = (client: DataClient) =>
  client.from('hire_requests').select('id, client_id, title, message, created_at');

/** What a conversation shows of a request. */
export type RequestBetween = QueryData<ReturnType<typeof selectRequestsBetween>>[number];

export const selectEvents = (client: DataClient) =>
  client.from('hire_request_events').select('version, actor_id, action, note, created_at');

/**
 * One entry of a request's timeline; a request is completed automatically 14 days after the delivery. `actor_id` is null for an
 * automatic event, and if the account is deleted.
 */
export type HireRequestEvent = QueryData<ReturnType<typeof selectEvents>>[number];
