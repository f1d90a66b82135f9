import { parseArgs } from 'node:util';
import type { Subject } from './picture.ts';

export type Options = { kinds: Subject['kind'][]; only: string; isForDocs: boolean };

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      pages: { type: 'boolean', default: false },
      stories: { type: 'boolean', default: false },
      docs: { type: 'boolean', default: false },
    },
  });
  const { only, pages, stories, docs } = values;
  if (docs && (pages || stories || only)) throw new Error('--docs has no other options.');
  const hasAll = pages === stories;
  return {
    kinds: [
      ...(pages || hasAll ? ['page' as const] : []),
      ...(stories || hasAll ? ['story' as const] : []),
    ],
    only: only.toLowerCase(),
    isForDocs: docs,
  };
}

/** Whether the run takes every picture, so that what it does not take no longer exists. */
export function isComplete({ kinds, only }: Options): boolean {
  return kinds.length === 2 && only === '';
}

export function isSelected({ only }: Options, name: string): boolean {
  return name.toLowerCase().includes(only);
}
