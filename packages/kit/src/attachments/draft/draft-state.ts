import { createStore } from 'zustand';
import type { DraftStore } from '../../drafts/create-draft-store.ts';
import type { DraftFile } from './draft-file.ts';
import type { ListedFile } from './draft-lists.ts';

export type DraftState = {
  files: DraftFile[];
  /** For screen readers: what happened last. */
  announcement: string;
};

/** The list of a draft, stored at each change except progress. */
export function createDraftState(lists: DraftStore<ListedFile[]>, key: string) {
  const store = createStore<DraftState>(() => ({
    files: restore(lists.read(key)),
    announcement: '',
  }));

  function setFiles(files: DraftFile[]) {
    store.setState({ files });
    const listed = files.filter(({ state }) => state !== 'not-accepted' && state !== 'preparing');
    lists.write(key, listed.length > 0 ? listed.map(toListed) : null);
  }

  return {
    store,
    getFiles: () => store.getState().files,
    setFiles,
    find: (id: string) => store.getState().files.find((file) => file.id === id),
    change(id: string, change: Partial<DraftFile>) {
      const files = store
        .getState()
        .files.map((file) => (file.id === id ? { ...file, ...change } : file));
      if (Object.keys(change).join() === 'sentBytes') store.setState({ files });
      else setFiles(files);
    },
    /** The files that are still stored, and those that never were. */
    readListed() {
      const listed = new Set((lists.read(key) ?? []).map(({ id }) => id));
      return store
        .getState()
        .files.filter(
          ({ id, state }) => listed.has(id) || state === 'preparing' || state === 'not-accepted',
        );
    },
    announce: (announcement: string) => store.setState({ announcement }),
  };
}

function toListed({ picture: _picture, ...file }: DraftFile): ListedFile {
  return file;
}

/** After a reload, an upload that was in progress waits until it continues. */
function restore(files: ListedFile[] | null): DraftFile[] {
  return (files ?? []).map((file) => ({
    ...file,
    picture: null,
    ...(file.state === 'uploading' && { state: 'waiting' as const }),
  }));
}
