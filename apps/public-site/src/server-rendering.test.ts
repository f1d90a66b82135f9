// @vitest-environment node
import { testId } from '@showcase/data/testing';
import { renderOnServer } from '@showcase/kit/testing';
import { expect, it } from 'vitest';
import { remote } from './remote.ts';
import { exampleBackend } from './testing/example-backend.ts';

const pages = [
  ['/', 'Showcase and hire'],
  ['/projects', 'Explore Projects'],
  ['/projects?technologies=React', 'Explore Projects'],
  [`/projects/${testId(100)}`, 'Harbour Notes 1'],
  ['/creators', 'Discover Creators'],
  [`/creators/${testId(1)}`, 'Ada Stone'],
  ['/creator/ada-stone', 'Ada Stone'],
  ['/hire', ''],
  ['/pricing', ''],
  ['/about', ''],
  ['/careers', ''],
  ['/privacy', ''],
  ['/terms', ''],
] as const;

it.each(pages)('%s arrives rendered', async (path, heading) => {
  expect('window' in globalThis).toBe(false);

  const { html, errors } = await renderOnServer(remote, { path, backend: exampleBackend() });

  expect(errors).toEqual([]);
  expect(html).toMatch(/<h1[^>]*>[^]*<\/h1>/);
  expect(html).toContain(heading);
  expect(html).toMatch(/<title>[^<]+ · Bolt Showcase<\/title>/);
  expect(html).not.toMatch(/ style="/);
  expect(html).not.toContain('role="status">Loading');
});
