import { expect, it } from 'vitest';
import * as carousel from './carousel.ts';
import * as chart from './chart.ts';
import * as controls from './controls.ts';
import * as dropZone from './drop-zone.ts';
import * as ui from './index.ts';

const tests = Object.values(
  import.meta.glob<string>('./*/*.test.tsx', { eager: true, query: '?raw', import: 'default' }),
).join('\n');

/** They render no element of their own. */
const providers = ['UiProvider', 'DirectionProvider', 'ToastProvider'];

it('every component runs the conformance suite', () => {
  const components = [ui, controls, carousel, chart, dropZone]
    .flatMap((entryPoint) => Object.keys(entryPoint))
    .filter((name) => /^[A-Z]/.test(name) && !providers.includes(name));
  expect(components.length).toBeGreaterThan(50);
  const isProven = (name: string) => new RegExp(`describeConformance\\(${name}\\b`).test(tests);
  expect(components.filter((name) => !isProven(name))).toEqual([]);
});
