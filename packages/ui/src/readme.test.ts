import { expect, it } from 'vitest';
import readme from '../README.md?raw';
import * as carousel from './carousel.ts';
import * as chart from './chart.ts';
import * as controls from './controls.ts';
import * as dropZone from './drop-zone.ts';
import * as ui from './index.ts';

it('lists every component in the README', () => {
  const names = [ui, controls, carousel, chart, dropZone].flatMap((entryPoint) =>
    Object.keys(entryPoint),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !new RegExp(`\`${name}\\b`).test(readme))).toEqual([]);
});
