import { expect, it } from 'vitest';
import { noteJourneys, noteMissingEngines } from './notes.ts';

it('says what the journeys of each engine cost, and which are left to the full run', () => {
  const chromium = {
    name: 'journeys',
    remembered: ['a.spec.ts'],
    left: ['b.spec.ts'],
    processorSeconds: 209.6,
  };
  const firefox = {
    ...chromium,
    name: 'journeys in firefox',
    remembered: [],
    processorSeconds: 95,
  };
  expect(noteJourneys([chromium, firefox])).toEqual([
    'journeys: 210 s of the processor, 1 files passed before',
    '1 journey files did not run (npm run test:all): b.spec.ts',
    'journeys in firefox: 95 s of the processor, 0 files passed before',
  ]);
});

it('says how much did not run in a missing engine, and how it is installed', () => {
  const find = (engine: string) => (engine === 'firefox' ? 'apt-get install firefox-esr' : null);
  expect(noteMissingEngines(find)).toEqual([
    '5 journey files did not run in firefox. To install it: apt-get install firefox-esr',
  ]);
});
