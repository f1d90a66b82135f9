import { stripImpossible } from '../../text/xml-characters.ts';

export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly XmlElement[];
};

type Content = string | null | undefined | readonly (XmlElement | null)[];

/** An element, or null if there is nothing in it: the formats take no empty ones. */
export function element(
  name: string,
  content: Content,
  attributes: Record<string, string> = {},
): XmlElement | null {
  if (!content) return null;
  if (typeof content === 'string') return { name, attributes, content };
  const children = content.filter((child) => child !== null);
  return children.length > 0 ? { name, attributes, content: children } : null;
}

export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}`;
}

function write({ name, attributes, content }: XmlElement): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const inner = typeof content === 'string' ? escape(content) : content.map(write).join('');
  return `<${name}${pairs.join('')}>${inner}</${name}>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return stripImpossible(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
