import {
  discardAttachment,
  findFileProblem,
  isPicture,
  MAX_ATTACHMENTS,
  type Attachment,
  type prepareAttachment,
} from '@showcase/data/attachments';
import { bidi } from '@showcase/ui';
import { describeAdded, describeLocations, describeProblems } from './announcements.ts';
import {
  createDraftFile,
  createRejected,
  isAccepted,
  toAttachment,
  TOO_MANY,
  type DraftFile,
} from './draft-file.ts';
import type { DraftLists } from './draft-lists.ts';
import { createDraftState } from './draft-state.ts';
import { getPicture, type FileStore, type StoredContent } from './file-store.ts';
import { createTransfers, type TransferTools } from './file-transfers.ts';
import type { RunLimited } from './run-limited.ts';

export type DraftTools = TransferTools & {
  contents: FileStore;
  lists: DraftLists;
  prepare: typeof prepareAttachment;
  /** Large pictures are prepared one after the other, because each is decoded. */
  runPreparing: RunLimited;
};

export type AttachmentDraft = ReturnType<typeof createAttachmentDraft>;

/** The files of a message that is not sent yet. They are uploaded at once, and continue after a reload. */
export function createAttachmentDraft(tools: DraftTools, userId: string, key: string) {
  const { client, contents, lists, prepare, runPreparing } = tools;
  const state = createDraftState(lists, `${userId}-${key}`);
  const transfers = createTransfers(tools, state);
  /** For a browser that stores no files. These are references to files on the disk. */
  const unstored = new Map<string, StoredContent>();

  const add = (chosen: readonly File[], folders: readonly string[] = []) => {
    let room = MAX_ATTACHMENTS - state.getFiles().filter(isAccepted).length;
    const added = chosen.map((source) => {
      const problem = findFileProblem(source) ?? (room > 0 ? null : TOO_MANY);
      const file = createDraftFile(source, userId);
      if (problem === null) room -= 1;
      else Object.assign(file, { state: 'not-accepted', error: problem });
      return { file, source };
    });
    const rejected = folders.map((name) => createRejected(name, userId));
    const files = [...added.map(({ file }) => file), ...rejected];
    state.setFiles([...state.getFiles(), ...files]);
    state.announce(describeAdded(files));
    for (const { file, source } of added) if (isAccepted(file)) void prepareFile(file.id, source);
  };

  function announceProblem(id: string) {
    state.announce(describeProblems(state.getFiles().filter((file) => file.id === id)));
  }

  async function prepareFile(id: string, source: File) {
    const prepareIfListed = async () => (state.find(id) ? prepare(source) : null);
    const prepared = await runPreparing(prepareIfListed).catch((error: unknown) => {
      console.error('Error preparing a file:', error);
      const problem = "We couldn't read this file. Add it again.";
      state.change(id, { state: 'not-accepted', error: problem });
      announceProblem(id);
      return null;
    });
    if (!prepared || !state.find(id)) return;
    const { content, previews, type, width, height, hasLocation } = prepared;
    unstored.set(id, { content, previews });
    await contents.write(id, { content, previews });
    state.change(id, {
      state: 'waiting',
      size: content.size,
      type,
      width,
      height,
      hasLocation,
      preview_widths: previews.map((preview) => preview.width),
      picture: getPicture({ content, previews }),
    });
    if (hasLocation) state.announce(describeLocations(state.getFiles()));
    await transfers.start(id, { content, previews });
  }

  async function restart(id: string) {
    const stored = unstored.get(id) ?? (await contents.read(id));
    const file = state.find(id);
    if (file?.state === 'stored') {
      state.change(id, { picture: stored && getPicture(stored) });
    } else if (file && stored) {
      state.change(id, { state: 'waiting', error: null, picture: getPicture(stored) });
      await transfers.start(id, stored);
    } else if (file) {
      state.change(id, {
        state: 'failed',
        isInterrupted: false,
        error: "This file can't be found. Remove it and add it again.",
      });
    }
  }

  const cancel = (id: string) => {
    transfers.stop(id);
    state.change(id, { state: 'failed', isInterrupted: false, error: 'Canceled.' });
    announceProblem(id);
  };

  const retry = (id: string) => {
    const file = state.find(id);
    if (file) state.announce(describeAdded([{ ...file, error: null }]));
    void restart(id);
  };

  /** Continues what an interruption stopped, such as a reload or a lost connection. */
  const resume = () => {
    for (const file of state.getFiles()) {
      const isToRestore = file.state === 'stored' && file.picture === null && isPicture(file);
      const isStopped = file.isInterrupted || file.state === 'waiting' || isToRestore;
      if (isStopped && !transfers.has(file.id)) void restart(file.id);
    }
  };

  const remove = (id: string) => {
    const file = state.find(id);
    if (!file) return;
    transfers.stop(id);
    state.setFiles(state.getFiles().filter((other) => other.id !== id));
    state.announce(bidi`${file.name} is removed.`);
    discard(file);
  };

  function removeContent(id: string) {
    unstored.delete(id);
    void contents.remove(id);
  }

  function discard({ id, isReserved }: DraftFile) {
    removeContent(id);
    if (!isReserved) return;
    // If this fails, the file is removed with everything that is not sent within a day.
    discardAttachment(client, id).catch(() => undefined);
  }

  /** Past the next file that will be sent too. */
  const move = (id: string, step: -1 | 1) => {
    const files = state.getFiles();
    const accepted = files.filter(isAccepted);
    const index = accepted.findIndex((file) => file.id === id);
    const [file, neighbor] = [accepted[index], accepted[index + step]];
    if (!file || !neighbor) return;
    const others = files.filter((other) => other !== file);
    state.setFiles(others.toSpliced(others.indexOf(neighbor) + (step === 1 ? 1 : 0), 0, file));
  };

  const setAlt = (id: string, alt: string) => state.change(id, { alt: alt === '' ? null : alt });

  /** Hands over the files to be sent, in their order. The draft is empty then. */
  const take = (): Attachment[] => {
    const files = state.getFiles();
    state.setFiles([]);
    for (const { id } of files) removeContent(id);
    return files.filter(isAccepted).map(toAttachment);
  };

  /** Takes over that another window has sent or removed a file. */
  const drop = (id: string) => {
    transfers.stop(id);
    state.setFiles(state.getFiles().filter((file) => file.id !== id));
  };

  /** At sign-out, which removes what is stored. */
  const end = () => {
    transfers.stopAll();
    unstored.clear();
    state.store.setState({ files: [], announcement: '' });
  };

  return {
    store: state.store,
    add,
    cancel,
    retry,
    resume,
    remove,
    move,
    setAlt,
    take,
    drop,
    end,
  };
}
