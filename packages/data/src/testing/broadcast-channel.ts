import { BroadcastChannel } from 'node:worker_threads';

// The test environment lacks only BroadcastChannel.
globalThis.BroadcastChannel ??= BroadcastChannel as unknown as typeof globalThis.BroadcastChannel;
