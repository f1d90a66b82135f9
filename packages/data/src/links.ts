const HOST_AND_PATH = /^[^\s/?#@"'<>`\\.:]+(\.[^\s/?#@"'<>`\\.:]+)+(:\d+)?([/?#][^\s"'<>`\\]*)?$/i;
const SCHEME = /^https?:\/\//i;
const MAX_LENGTH = 500;

/** An http(s) address, as the database takes it. */
export function isLink(text: string) {
  return (
    text.length <= MAX_LENGTH && SCHEME.test(text) && HOST_AND_PATH.test(text.replace(SCHEME, ''))
  );
}

/** A link, or one without its https://. */
export function isLooseLink(text: string) {
  return isLink(text) || (!text.includes(':') && isLink(`https://${text}`));
}

/** The text with its scheme; an empty one stays empty. */
export function withScheme(text: string) {
  return text === '' || SCHEME.test(text) ? text : `https://${text}`;
}
