const HOST_AND_PATH = /^[^\s/?#@"'<>`\\.:]+(\.[^\s/?#@"'<>`\\.:]+)+(:\d+)?([/?#][^\s"'<>`\\]*)?$/i;
const SCHEME = /^https?:\/\//i;
const MAX_LENGTH = 500;

/** An http(s) URL that the database accepts. */
export function isLink(text: string) {
  return (
    text.length <= MAX_LENGTH && SCHEME.test(text) && HOST_AND_PATH.test(text.replace(SCHEME, ''))
  );
}

/** A link, with or without https://. */
export function isLooseLink(text: string) {
  return isLink(text) || (!text.includes(':') && isLink(`https://${text}`));
}

/** Adds https:// if the text has no scheme; empty text stays empty. */
export function withScheme(text: string) {
  return text === '' || SCHEME.test(text) ? text : `https://${text}`;
}
