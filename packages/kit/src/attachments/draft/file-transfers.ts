import type { DataClient } from '@showcase/data/client';
import { reserveAttachment, uploadAttachment } from '@showcase/data/attachments';
import { describeProblems, describeStored } from './announcements.ts';
import type { DraftFile } from './draft-file.ts';
import type { createDraftState } from './draft-state.ts';
import { describeFailure } from './explain-failure.ts';
import type { StoredContent } from './file-store.ts';
import type { RunLimited } from './run-limited.ts';

export type TransferTools = {
  client: DataClient;
  runTransfer: RunLimited;
  /** Runs the task while no other window of this browser runs a task of the same name. */
  runExclusive: (name: string, task: () => Promise<void>) => Promise<void>;
};

/** The uploads of a draft, one for each file. */
export function createTransfers(tools: TransferTools, state: ReturnType<typeof createDraftState>) {
  const { client, runTransfer, runExclusive } = tools;
  const controllers = new Map<string, AbortController>();

  async function run(id: string, stored: StoredContent, signal: AbortSignal) {
    const onChange = (change: Partial<DraftFile>) => {
      if (!signal.aborted) state.change(id, change);
    };
    try {
      const file = state.find(id);
      if (!file || signal.aborted) return;
      onChange({ state: 'uploading', error: null, isInterrupted: false });
      await transferFile({ client, file, stored, onChange, signal });
      onChange({ state: 'stored', sentBytes: file.size, uploadUrl: null });
      state.announce(describeStored(state.getFiles()));
    } catch (error) {
      if (signal.aborted) return;
      onChange(describeFailure(error));
      state.announce(describeProblems(state.getFiles().filter((file) => file.id === id)));
    }
  }

  const has = (id: string) => controllers.has(id);

  return {
    has,
    async start(id: string, stored: StoredContent) {
      if (has(id)) return;
      const controller = new AbortController();
      controllers.set(id, controller);
      const name = `bolt-showcase-attachment-${id}`;
      try {
        await runTransfer(() => runExclusive(name, () => run(id, stored, controller.signal)));
      } finally {
        if (controllers.get(id) === controller) controllers.delete(id);
      }
    },
    stop(id: string) {
      controllers.get(id)?.abort();
      controllers.delete(id);
    },
    stopAll() {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    },
  };
}

type Transfer = {
  client: DataClient;
  file: DraftFile;
  stored: StoredContent;
  onChange: (change: Partial<DraftFile>) => void;
  signal: AbortSignal;
};

/** Reserves the space of a file and uploads it, from where an earlier attempt stopped. */
async function transferFile({ client, file, stored, onChange, signal }: Transfer) {
  const { content, previews } = stored;
  await reserveAttachment(client, { ...file, previews });
  onChange({ isReserved: true });
  signal.throwIfAborted();
  await uploadAttachment(client, {
    id: file.id,
    owner_id: file.owner_id,
    content,
    previews,
    uploadUrl: file.uploadUrl,
    onUploadUrl: (uploadUrl) => onChange({ uploadUrl }),
    onProgress: (sentBytes) => onChange({ sentBytes }),
    signal,
  });
}
