import { createStore } from 'zustand';
import type { DraftFile } from './draft-file.ts';
import type { DraftLists, ListedFile } from './draft-lists.ts';

export type DraftState = {
  files: DraftFile[];
  /** For screen readers: what happened last. */
  announcement: string;
};

/** The list of a draft, stored at each change except progress. */
export function createDraftState(lists: DraftLists, key: string) {
  const store = createStore<DraftState>(() => ({
    files: lists.read(key).map(restore),
    announcement: '',
  }));

  function setFiles(files: DraftFile[]) {
    const previous = store.getState().files;
    store.setState({ files });
    for (const { id } of previous) {
      if (!files.some((file) => file.id === id)) lists.write(key, id, null);
    }
    files.forEach((file, position) => {
      if (file !== previous[position] && isListed(file)) {
        lists.write(key, file.id, toListed(file, position));
      }
    });
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
    announce: (announcement: string) => store.setState({ announcement }),
  };
}

function isListed({ state }: DraftFile) {
  return state !== 'not-accepted' && state !== 'preparing';
}

function toListed({ picture: _picture, ...file }: DraftFile, position: number): ListedFile {
  return { ...file, position };
}

/** After a reload, an upload that was in progress waits until it continues. */
function restore({ position: _position, ...file }: ListedFile): DraftFile {
  const state = file.state === 'uploading' ? 'waiting' : file.state;
  return { ...file, picture: null, state };
}
