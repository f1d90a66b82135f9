/** Unsent text, stored in this tab until it is sent; empty text is no draft. Without storage it is lost with the page. */
export function saveDraft(key: string, text: string) {
  try {
    if (text === '') sessionStorage.removeItem(getStorageKey(key));
    else sessionStorage.setItem(getStorageKey(key), text);
  } catch {
    return;
  }
}

export function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(getStorageKey(key)) ?? '';
  } catch {
    return '';
  }
}

function getStorageKey(key: string) {
  return `bolt-showcase-draft:${key}`;
}
