import type { QueryClient } from '@tanstack/react-query';
import { invalidateEach, invalidateQueries } from '../query/invalidate-queries.ts';

const LIST = ['conversations', 'list'];
const OPEN = ['conversations', 'open'];
const UNREAD = ['conversations', 'unread'];
const DETAILS = ['conversations', 'details'];
const READ_MARKS = ['conversations', 'read-marks'];
const NEW_MESSAGES = ['messages', 'news'];

/** After a message of another user, or of another tab. */
export const refetchNewMessages = (queryClient: QueryClient, id: string) =>
  invalidateEach(queryClient, [LIST, [...DETAILS, id], [...NEW_MESSAGES, id]]);

/** After messages from here; the first one creates the conversation. */
export const refetchSentMessages = (
  queryClient: QueryClient,
  { id, isNew }: { id: string; isNew: boolean },
) => invalidateEach(queryClient, [[...NEW_MESSAGES, id], LIST, ...(isNew ? [OPEN] : [])]);

/** After a change of what a thread shows above its messages. */
export const refetchConversation = (queryClient: QueryClient, id: string) =>
  invalidateEach(queryClient, [LIST, [...DETAILS, id]]);

/** After someone has read this conversation; without an id, any. */
export const refetchReadMarks = (queryClient: QueryClient, id?: string) =>
  invalidateEach(queryClient, [LIST, id === undefined ? READ_MARKS : [...READ_MARKS, id]]);

/** After `markRead`. */
export const refetchMarkedRead = (queryClient: QueryClient, id: string) =>
  invalidateEach(queryClient, [[...READ_MARKS, id], LIST, UNREAD, ['notifications']]);

/** After a time in which no events arrived. */
export const refetchConversations = (queryClient: QueryClient) =>
  invalidateEach(queryClient, [LIST, DETAILS, NEW_MESSAGES, READ_MARKS]);

export const refetchUnreadCount = (queryClient: QueryClient, userId: string) =>
  invalidateQueries(queryClient, [...UNREAD, userId]);
