/** What was typed and is not sent yet, kept in this tab until it is; empty text is no draft. A browser that keeps nothing loses it with the page. */
export function keepDraft(key: string, text: string) {
  try {
    if (text === '') sessionStorage.removeItem(nameOf(key));
    else sessionStorage.setItem(nameOf(key), text);
  } catch {
    return;
  }
}

export function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(nameOf(key)) ?? '';
  } catch {
    return '';
  }
}

function nameOf(key: string) {
  return `bolt-showcase-draft:${key}`;
}
