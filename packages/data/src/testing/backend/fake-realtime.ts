import type { Row } from './rest/fake-tables.ts';

type Change = { event: string; schema: string; table: string; filter?: string };
type Channel = { joinRef: string; changes: (Change & { id: number })[] };
type ChangeType = 'INSERT' | 'UPDATE';

/** An in-memory Realtime service that notifies joined channels, and can be disconnected and reconnected. */
export function fakeRealtime() {
  const sockets = new Set<FakeSocket>();
  let isDisconnected = false;
  return {
    transport: class extends FakeSocket {
      readonly url: string;
      constructor(url: string | URL) {
        super();
        this.url = String(url);
        queueMicrotask(() => (isDisconnected ? this.close() : this.open()));
        sockets.add(this);
      }
    },
    emitChange: (type: ChangeType, table: string, row: Row) => {
      for (const socket of sockets) socket.emitChange(type, table, row);
    },
    disconnect: () => {
      isDisconnected = true;
      for (const socket of sockets) socket.close();
      sockets.clear();
    },
    reconnect: () => {
      isDisconnected = false;
    },
    /** The number of joined channels. */
    joined: () => [...sockets].reduce((sum, socket) => sum + socket.channels.size, 0),
  };
}

/** The server's side of one connection, in the shape of a WebSocket. */
abstract class FakeSocket extends EventTarget {
  abstract readonly url: string;
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly protocol = '';
  readonly channels = new Map<string, Channel>();
  readyState = 0;
  onopen: ((event: Event) => unknown) | null = null;
  onmessage: ((event: MessageEvent) => unknown) | null = null;
  onclose: ((event: CloseEvent) => unknown) | null = null;
  onerror: ((event: Event) => unknown) | null = null;

  open() {
    this.readyState = this.OPEN;
    this.onopen?.(new Event('open'));
  }

  close() {
    if (this.readyState === this.CLOSED) return;
    this.readyState = this.CLOSED;
    this.channels.clear();
    this.onclose?.(new CloseEvent('close', { code: 1006 }));
  }

  send(data: unknown) {
    // Broadcasts are sent as binary; this fake drops them.
    if (typeof data !== 'string') return;
    const [joinRef, ref, topic, event, payload] = JSON.parse(data) as ClientFrame;
    const requestedChanges = payload.config?.postgres_changes ?? [];
    // supabase-js treats 0 as a missing id.
    const changes = requestedChanges.map((change, index) => ({ ...change, id: index + 1 }));
    if (event === 'phx_join') this.channels.set(topic, { joinRef, changes });
    if (event === 'phx_leave') this.channels.delete(topic);
    if (event === 'access_token') return;
    this.answer([joinRef, ref, topic, 'phx_reply'], {
      status: 'ok',
      response: { postgres_changes: changes },
    });
    if (event === 'phx_join') {
      const extension = 'postgres_changes';
      this.answer([joinRef, null, topic, 'system'], { status: 'ok', extension });
    }
  }

  emitChange(type: ChangeType, table: string, record: Row) {
    for (const [topic, { joinRef, changes }] of this.channels) {
      const ids = changes
        .filter((change) => matches(change, type, table, record))
        .map(({ id }) => id);
      const columns = Object.keys(record).map((name) => ({ name, type: 'unknown' }));
      const old_record = { id: record.id };
      const data = { schema: 'public', table, type, columns, record, old_record, errors: null };
      if (ids.length > 0) this.answer([joinRef, null, topic, 'postgres_changes'], { ids, data });
    }
  }

  private answer(head: [string, string | null, string, string], payload: unknown) {
    const data = JSON.stringify([...head, payload]);
    queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data })));
  }
}

type ClientFrame = [string, string, string, string, { config?: { postgres_changes?: Change[] } }];

function matches({ event, table, filter }: Change, type: ChangeType, changed: string, row: Row) {
  const [, column = '', value] = /^(\w+)=eq\.(.*)$/.exec(filter ?? '') ?? [];
  const passes = filter === undefined || String(row[column]) === value;
  return table === changed && (event === '*' || event === type) && passes;
}
