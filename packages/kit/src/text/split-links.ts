type Part = { text: string; href?: string };

/** Quotation marks and the punctuation of Chinese and Japanese, which no space follows, end a URL. */
const URL_AND_MORE = /https?:\/\/[^\s<>"'“”’«»。、，；：！？「」『』（）]+/gi;
const PUNCTUATION = /[.,;:!?…]/;
const OPENING: Record<string, string> = { ')': '(', ']': '[' };

/** Splits a text into plain parts and http(s) URLs, without the punctuation that follows a URL. */
export function splitLinks(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(URL_AND_MORE)) {
    const href = found.slice(0, findEnd(found));
    if (href.endsWith('//')) continue;
    parts.push({ text: text.slice(end, index) }, { text: href, href });
    end = index + href.length;
  }
  parts.push({ text: text.slice(end) });
  return parts.filter((part) => part.text !== '');
}

/** A bracket at the end belongs to the URL if it was opened there, as in "https://en.wikipedia.org/wiki/Harbor_(band)". */
function findEnd(url: string) {
  const surplus = new Map(
    Object.entries(OPENING).map(([closing, opening]) => [
      closing,
      url.split(closing).length - url.split(opening).length,
    ]),
  );
  let end = url.length;
  for (; end > 0; end -= 1) {
    const last = url.charAt(end - 1);
    const unopened = surplus.get(last) ?? 0;
    if (unopened > 0) surplus.set(last, unopened - 1);
    else if (!PUNCTUATION.test(last)) break;
  }
  return end;
}
