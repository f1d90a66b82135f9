// @vitest-environment node
import { testId } from '@showcase/data/testing';
import { renderOnServer } from '@showcase/kit/testing';
import { describeDefinition } from '@showcase/remote-contract/define';
import { expect, it } from 'vitest';
import { remote } from './remote.ts';
import { exampleBackend } from './testing/example-backend.ts';

type Example = readonly [url: string, text: string];

/** URLs of paths with parameters, and what their pages are about; every other path is its own URL. */
const examples: Record<string, readonly Example[]> = {
  '/projects': [
    ['/projects', 'Harbour Notes'],
    ['/projects?technologies=React', 'Harbour Notes'],
  ],
  '/projects/:id': [[`/projects/${testId(100)}`, 'Harbour Notes 1']],
  '/creators': [
    ['/creators?sort=rating', 'Ada Stone'],
    ['/creators?show=services&sort=price', 'View service'],
  ],
  '/creators/:id': [[`/creators/${testId(1)}`, 'Ada Stone']],
  '/creator/:username': [['/creator/ada-stone', 'Ada Stone']],
};

const pages = describeDefinition(remote).paths.flatMap(
  (path): readonly Example[] => examples[path] ?? [[path, '']],
);

it.each(pages)('%s arrives rendered', async (url, text) => {
  expect('window' in globalThis).toBe(false);
  expect(url).not.toContain(':');

  const { html, errors } = await renderOnServer(remote, { path: url, backend: exampleBackend() });

  expect(errors).toEqual([]);
  expect(html).toMatch(/<h1[^>]*>[^]+<\/h1>/);
  expect(html).toContain(text);
  expect(html).toMatch(/<title>[^<]+ · Bolt Showcase<\/title>/);
  expect(html).not.toMatch(/ style="/);
  expect(html).not.toContain('role="status">Loading');
});
