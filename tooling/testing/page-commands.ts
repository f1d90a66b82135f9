import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What a command begins with, which a text without a code block could hide from the tests that run them all. */
const PROGRAM = /`(?:npm|npx|node|git|curl|pg_dump|psql|docker)\b[^`]*`/;

/** The commands in the code blocks of a section of a page in `docs`, in their order. Throws if one is outside a block. */
export function readPageCommands(page: string, heading: string): string[] {
  const text = readFileSync(resolve(import.meta.dirname, '../../docs', page), 'utf8');
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [ownSection = ''] = section.split('\n## ');
  const block = /```sh\n(.*?)```/gs;
  const outside = PROGRAM.exec(ownSection.replace(block, ''));
  if (outside) throw new Error(`${page}: ${outside[0]} belongs into a code block.`);
  const lines = [...ownSection.matchAll(block)].flatMap(([, code = '']) => code.split('\n'));
  return lines.map((line) => line.trim()).filter(Boolean);
}
