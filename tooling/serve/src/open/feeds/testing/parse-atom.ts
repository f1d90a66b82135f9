import { SaxesParser } from 'saxes';

export type AtomElement = {
  name: string;
  attributes: Record<string, string>;
  children: AtomElement[];
  text: string;
};

/** The elements of an Atom document; throws if it is not well-formed XML, with namespaces. */
export function parseAtom(xml: string): AtomElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: AtomElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (uri !== 'http://www.w3.org/2005/Atom') throw new Error(`${local} is not of Atom`);
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value] as const);
    const found = { name: local, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(found);
    open.push(found);
  });
  parser.on('text', (text) => {
    const current = open.at(-1);
    if (current) current.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [feed] = root.children;
  if (feed?.name !== 'feed') throw new Error('There is no feed');
  return feed;
}

export const allNamed = ({ children }: AtomElement, name: string) =>
  children.filter((child) => child.name === name);

export const textOf = (parent: AtomElement, name: string) => allNamed(parent, name)[0]?.text ?? '';

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** What a document breaks of https://www.rfc-editor.org/rfc/rfc4287; empty if it is a valid feed. */
export function findAtomErrors(feed: AtomElement): string[] {
  const entries = allNamed(feed, 'entry');
  const ids = entries.map((entry) => textOf(entry, 'id'));
  const hasOwnAuthors = entries.every((entry) => allNamed(entry, 'author').length > 0);
  return [
    ...commonErrors(feed, 'feed'),
    ...entries.flatMap((entry) => commonErrors(entry, 'entry')),
    ...check(new Set(ids).size === ids.length, 'entries have different ids'),
    ...check(hasOwnAuthors || allNamed(feed, 'author').length > 0, 'each entry has an author'),
    ...check(linksOf(feed, 'self').length === 1, 'a feed names its URL'),
    // An entry without content has one.
    ...check(
      entries.every((entry) => linksOf(entry, 'alternate').length === 1),
      'an entry names its page',
    ),
  ];
}

export const linksOf = (parent: AtomElement, rel: string) =>
  allNamed(parent, 'link').filter(({ attributes }) => attributes.rel === rel);

function commonErrors(element: AtomElement, kind: string): string[] {
  const links = allNamed(element, 'link').map(({ attributes }) => attributes);
  const alternates = links.filter(({ rel }) => rel === 'alternate');
  const kinds = new Set(alternates.map(({ type, hreflang }) => `${type} ${hreflang}`));
  return [
    ...['id', 'title', 'updated'].flatMap((name) =>
      check(allNamed(element, name).length === 1, `${kind} has one ${name}`),
    ),
    ...['published', 'summary'].flatMap((name) =>
      check(allNamed(element, name).length <= 1, `${kind} has at most one ${name}`),
    ),
    ...check(URL.canParse(textOf(element, 'id')), `the id of ${kind} is a URI`),
    ...allNamed(element, 'updated').flatMap(({ text }) =>
      check(DATE.test(text), `${text} is a date`),
    ),
    ...allNamed(element, 'published').flatMap(({ text }) =>
      check(DATE.test(text), `${text} is a date`),
    ),
    ...links.flatMap(({ href = '' }) => check(URL.canParse(href), `${href} is a URL`)),
    ...check(kinds.size === alternates.length, `alternates of ${kind} differ in type`),
    ...allNamed(element, 'author').flatMap((author) =>
      check(textOf(author, 'name') !== '', `the author of ${kind} has a name`),
    ),
    ...allNamed(element, 'category').flatMap(({ attributes }) =>
      check(attributes.term !== undefined, `a category of ${kind} has a term`),
    ),
  ];
}

const check = (isRight: boolean, rule: string) => (isRight ? [] : [rule]);
