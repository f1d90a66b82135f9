import { BroadcastChannel } from 'node:worker_threads';

// The context of a test has what a page has, but for the way in which tabs hear of each other.
globalThis.BroadcastChannel ??= BroadcastChannel as unknown as typeof globalThis.BroadcastChannel;
