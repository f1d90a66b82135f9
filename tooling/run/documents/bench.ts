import { parseArgs } from 'node:util';
import { againstOptions, openCheckouts } from '../against/checkouts.ts';
import type { Figure } from '../against/comparison.ts';
import { namesOf, printRounds } from '../against/rounds.ts';
import { measureMemory, measureTime } from './costs.ts';
import { openDocuments } from './open-documents.ts';

/**
 * `npm run bench:documents` measures an invoice of 120 lines: its PDF with the e-invoice attached, compared with the same one without.
 * `-- --against main~5` compares the one with the e-invoice with that of the commit.
 */
const { values } = parseArgs({ options: againstOptions });

const LINES = 120;
const GOAL = 1.3;

type Side = { name: string; render: () => Promise<Uint8Array> };

const checkouts = await openCheckouts(values.against);
const opened = await Promise.all(checkouts.map(openDocuments));
try {
  const sides = opened.flatMap(({ name, renderInvoice }): Side[] => [
    ...(checkouts.length > 1
      ? []
      : [
          { name: 'without XML', render: () => renderInvoice({ lineCount: LINES, hasXml: false }) },
        ]),
    {
      name: checkouts.length > 1 ? name : 'with XML',
      render: () => renderInvoice({ lineCount: LINES, hasXml: true }),
    },
  ]);
  console.log(`\nan invoice of ${LINES} lines`);
  await printRounds(sides, Number(values.runs), measure, namesOf(sides));
} finally {
  for (const { close } of opened) await close();
}

async function measure({ render }: Side): Promise<Figure[]> {
  const { byteLength } = await render();
  return [
    { label: 'time', unit: 'ms', goal: GOAL, value: await measureTime(render) },
    {
      label: 'memory that is allocated',
      unit: 'MB',
      goal: GOAL,
      value: await measureMemory(render),
    },
    { label: 'size', unit: 'kB', value: byteLength },
  ];
}
