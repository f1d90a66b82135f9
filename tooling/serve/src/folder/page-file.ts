/** The file of the page with this pattern: `_` stands for each parameter, as in `projects/_.html`. */
export function pageFile(pattern: string): string {
  return `${pageName(pattern)}.html`;
}

/** The same page without content, for a URL whose query string the content does not match. */
export function browserPageFile(pattern: string): string {
  return `${pageName(pattern)}.browser.html`;
}

export const NOT_FOUND_FILE = '404.html';

function pageName(pattern: string): string {
  const parts = pattern.split('/').filter(Boolean);
  return parts.map((part) => (part.startsWith(':') ? '_' : part)).join('/') || 'index';
}
