type Transfer = {
  files: File[];
  /** Names of folders, which browsers list among the files but cannot read. */
  folders: string[];
};

/** The dropped files. */
export function readDrop({ items, files }: DataTransfer): Transfer {
  const folders = new Set<File | null>();
  for (const item of items) {
    if (item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory) folders.add(item.getAsFile());
  }
  const isFolder = (file: File) => [...folders].some((folder) => folder?.name === file.name);
  return {
    files: [...files].filter((file) => !isFolder(file)),
    folders: [...files].filter(isFolder).map(({ name }) => name),
  };
}

/** The pasted files; nothing if a text was copied with a picture of it, as when cells of a table are. */
export function readPaste(data: DataTransfer): Transfer {
  return hasOwnText(data) ? { files: [], folders: [] } : readDrop(data);
}

/** Whether there is another text than the names of the files, which file managers add to them. */
function hasOwnText(data: DataTransfer): boolean {
  if (!data.types.includes('text/plain')) return false;
  if (data.types.includes('text/html')) return true;
  const names = [...data.files].map(({ name }) => name.normalize());
  const lines = data.getData('text/plain').split(/[\r\n]+/);
  // Some managers write the path.
  return !lines.every((line) => names.some((name) => `/${line.normalize()}`.endsWith(`/${name}`)));
}
