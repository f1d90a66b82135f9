/** An in-memory Realtime service that broadcasts to joined channels, and can be disconnected and reconnected. */
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
    /** Sends an event to a user, as the database does. */
    announce: (userId: string, event: string, ids: Record<string, string> = {}) => {
      for (const socket of sockets) socket.broadcast(`realtime:user:${userId}`, event, ids);
    },
    /** Sends that another user types in a conversation. */
    type: (conversationId: string, userId: string) => {
      for (const socket of sockets)
        socket.broadcast(`realtime:conversation:${conversationId}`, 'typing', { user_id: userId });
    },
    /** Sends to those who may know whether a user is online. */
    showOnline: (userId: string, isOnline: boolean) => {
      for (const socket of sockets)
        socket.showPresence(`realtime:online:${userId}`, userId, isOnline);
    },
    disconnect: () => {
      isDisconnected = true;
      for (const socket of sockets) socket.close();
      sockets.clear();
    },
    reconnect: () => {
      isDisconnected = false;
    },
    /** The connections that are open now stay open, and nothing arrives in either direction. */
    swallow: () => {
      for (const socket of sockets) socket.isDeaf = true;
    },
    /** The number of joined channels. */
    joined: () => [...sockets].reduce((sum, socket) => sum + socket.joinRefs.size, 0),
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
  /** By the topic of each joined channel. */
  readonly joinRefs = new Map<string, string>();
  readyState = 0;
  isDeaf = false;
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
    this.joinRefs.clear();
    this.onclose?.(new CloseEvent('close', { code: 1006 }));
  }

  send(data: unknown) {
    // Broadcasts are sent as binary; this fake drops them.
    if (typeof data !== 'string' || this.isDeaf) return;
    const [joinRef, ref, topic, event, payload] = JSON.parse(data) as ClientFrame;
    if (event === 'phx_join') this.joinRefs.set(topic, joinRef);
    if (event === 'phx_leave') this.joinRefs.delete(topic);
    if (event === 'access_token') return;
    this.answer([joinRef, ref, topic, 'phx_reply'], { status: 'ok', response: {} });
    if (payload.config?.broadcast?.replication_ready)
      this.answer([joinRef, null, topic, 'system'], { status: 'ok', extension: 'system' });
  }

  broadcast(topic: string, event: string, payload: Record<string, string>) {
    this.emit(topic, 'broadcast', { type: 'broadcast', event, payload });
  }

  showPresence(topic: string, key: string, isPresent: boolean) {
    const state = isPresent ? { [key]: { metas: [{ phx_ref: key }] } } : {};
    this.emit(topic, 'presence_state', state);
  }

  private emit(topic: string, event: string, payload: unknown) {
    const joinRef = this.joinRefs.get(topic);
    if (joinRef !== undefined && !this.isDeaf) this.answer([joinRef, null, topic, event], payload);
  }

  private answer(head: [string, string | null, string, string], payload: unknown) {
    const data = JSON.stringify([...head, payload]);
    queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data })));
  }
}

type JoinConfig = { broadcast?: { replication_ready?: boolean } };
type ClientFrame = [string, string, string, string, { config?: JoinConfig }];
