import { testId, type FakeRequest } from '@showcase/data/testing';
import { fakeLayout } from './fake-layout.ts';
import { mina, openPage } from './open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import '../pages/messages-page.tsx';

export const PATH = '/dashboard/client/messages';
export const ME = mina().id;
export const ADA = testId(1);
export const ID = testId(400);
export const now = () => new Date().toISOString();

export const person = (fields: object = {}) => ({
  id: ADA,
  name: 'Ada Stone',
  avatar: null,
  is_creator: true,
  last_seen_at: new Date(Date.now() - 5 * 60_000).toISOString(),
  is_suspended: false,
  ...fields,
});

export const message = (number: number, sender_id: string | null, text: string) => ({
  id: testId(500 + number),
  sender_id,
  client_key: testId(600 + number),
  text,
  created_at: new Date(Date.now() - (100 - number) * 1000).toISOString(),
  step: null,
});

export const aConversation = (fields: object = {}) => ({
  id: ID,
  other: { id: ADA, name: 'Ada Stone', avatar: null, last_seen_at: null },
  last_message: { text: 'See you', sender_id: ADA, created_at: now(), step: null },
  unread: 2,
  is_muted: false,
  requests: [],
  latest_at: now(),
  ...fields,
});

type SentMessage = {
  other_id: string;
  text: string;
  client_key: string;
  attachments?: { id: string }[];
};

type Setup = {
  conversations?: object[];
  /** Those whose names the database returns, once they are known; null if they cannot be read. */
  people?: object[] | null | Promise<object[]>;
  messages?: object[];
  details?: object;
  found?: object[];
  /** True if the conversation has no messages yet. */
  isNew?: boolean;
  /** For tests of what a style hides. */
  hasStyles?: boolean;
  /** Uploads wait for it. */
  uploads?: Promise<void>;
  /** The results of other functions of the database, by their names. */
  rpc?: Record<string, (args: Record<string, never>) => object>;
};

/** A backend with one conversation. Returns the messages that were sent. */
export function openMessages(search: string, setup: Setup = {}) {
  const { conversations = [aConversation()], people = [person()] } = setup;
  const { details = { is_muted: false, requests: [] }, found = [] } = setup;
  const messages = [...(setup.messages ?? [message(1, ME, 'Hello'), message(2, ADA, 'See you')])];
  const sent: string[] = [];
  let hasStarted = setup.isNew !== true;
  fakeLayout('log');
  const page = openPage(`${PATH}${search}`, {}, { hasStyles: setup.hasStyles === true });
  const jsonResponse = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status });
  page.backend.answerWith(({ url, body }: FakeRequest) => {
    const endpoint = url.pathname.replace(/.*\/v1\//, '');
    if (endpoint === 'rpc/my_conversations') {
      const { q } = body as { q: string };
      return jsonResponse({ items: q === 'nobody' ? [] : conversations, next_cursor: null });
    }
    if (endpoint === 'rpc/people') {
      return Promise.resolve(people).then((rows) => jsonResponse(rows ?? {}, rows ? 200 : 400));
    }
    if (endpoint === 'conversations') {
      return jsonResponse(hasStarted ? [{ id: ID, first_user_id: null, second_user_id: ME }] : []);
    }
    if (endpoint === 'rpc/send_message') {
      const { other_id, text, client_key, attachments = [] } = body as SentMessage;
      const files = page.backend.state.attachments.filter(({ id }) =>
        attachments.some((file) => file.id === id),
      );
      sent.push(
        [text, ...files.map(({ name }) => name), `to ${other_id}`].filter(Boolean).join(' '),
      );
      messages.push({
        ...message(3, ME, text),
        text: text || null,
        client_key,
        attachments: files,
        attachment_count: files.length,
      });
      hasStarted = true;
      return jsonResponse(ID);
    }
    if (endpoint === 'conversation_reads') return jsonResponse([]);
    if (endpoint === 'rpc/conversation_messages') {
      const { after = '-infinity' } = body as { after?: string };
      const items = after === '-infinity' ? messages : [];
      return jsonResponse({ items, has_older: false, has_newer: false });
    }
    if (endpoint === 'rpc/conversation_details') return jsonResponse(details);
    if (endpoint === 'rpc/mute_conversation') {
      Object.assign(details, { is_muted: (body as { muted: boolean }).muted });
      return new Response(null, { status: 204 });
    }
    if (endpoint === 'rpc/search_messages') {
      return jsonResponse({ items: found, next_cursor: null });
    }
    if (endpoint === 'messages') {
      sent.push((body as { text: string }).text);
      return jsonResponse(null, 201);
    }
    const rpc = setup.rpc?.[endpoint.replace('rpc/', '')];
    if (rpc) {
      const result = rpc(body as Record<string, never>);
      return result instanceof Response ? result : jsonResponse(result);
    }
    if (endpoint.endsWith('_attachment') || endpoint === 'rpc/my_storage') return undefined;
    if (endpoint.startsWith('upload/')) return setup.uploads?.then(() => undefined);
    return endpoint.startsWith('rpc/') ? new Response(null, { status: 204 }) : undefined;
  });
  return { ...page, sent };
}
