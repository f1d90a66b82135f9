import type { XmlNode } from './read-xml.ts';
import type { LineTerm, ReadInvoice, Term } from './terms.ts';

type Replace = (node: XmlNode) => XmlNode[];

function replaceIn(parent: XmlNode, nodes: readonly XmlNode[], replace: Replace) {
  parent.children = parent.children.flatMap((child) => {
    if (nodes.includes(child)) return replace(child);
    replaceIn(child, nodes, replace);
    return [child];
  });
}

const write =
  (text: string | null, attributes?: Record<string, string>): Replace =>
  (node) =>
    text === null
      ? []
      : [{ ...node, children: [], text, attributes: attributes ?? node.attributes }];

/** Writes another text, maybe with other attributes, or removes the term. */
export const changeTerm =
  (term: Term, text: string | null, attributes?: Record<string, string>) => (read: ReadInvoice) =>
    replaceIn(read.root, read.find(term), write(text, attributes));

export const copyTerm = (term: Term) => (read: ReadInvoice) =>
  replaceIn(read.root, read.find(term), (node) => [node, structuredClone(node)]);

/** Of the first line. */
export const changeLine =
  (term: LineTerm, text: string | null, attributes?: Record<string, string>) =>
  (read: ReadInvoice) => {
    const node = read.lines[0]?.find(term);
    replaceIn(read.root, node ? [node] : [], write(text, attributes));
  };

export const changeBoth =
  (first: (read: ReadInvoice) => void, second: (read: ReadInvoice) => void) =>
  (read: ReadInvoice) => {
    first(read);
    second(read);
  };

/** Another category of tax, with all else as it was. */
export const changeCategory = (category: string) =>
  changeBoth(changeTerm('category', category), changeLine('category', category));
