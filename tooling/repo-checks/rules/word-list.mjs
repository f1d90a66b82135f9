import { readFileSync } from 'node:fs';

const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');

/** The words in `code` in the right column of a table in docs/glossary.md, each with the left one: what to write instead. */
export function readWords(heading) {
  const section = glossary.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const rows = [...section.matchAll(/^\| (.+) \| (.+) \|$/gm)];
  return rows.flatMap(([, write, not]) =>
    [...not.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ word, write })),
  );
}

/** A function that finds the first of the words in a text, also with an ending: ask, asks, asked, asking. */
export function createFinder(words) {
  const pattern = new RegExp(
    `\\b(${words.map(({ word }) => word).join('|')})(?:s|d|ed|ing)?\\b`,
    'i',
  );
  return (text) => {
    const found = pattern.exec(text)?.[1].toLowerCase();
    return words.find(({ word }) => word === found);
  };
}
