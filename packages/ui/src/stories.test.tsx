import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll, describe, expect, it } from 'vitest';
import preview from '../.storybook/preview.tsx';
import { findViolations } from './testing/index.ts';

const modules = Object.entries(
  import.meta.glob<Parameters<typeof composeStories>[0]>('./**/*.stories.tsx', { eager: true }),
);

type Composed = { run: () => Promise<void> };

const annotations = setProjectAnnotations(preview);
beforeAll(annotations.beforeAll);

describe.each(modules)('%s', (_path, module) => {
  const stories: [string, Composed][] = Object.entries(composeStories(module));

  it.each(stories)('%s has no accessibility violations', async (_name, Story) => {
    await Story.run();
    expect(await findViolations(document.body)).toEqual([]);
  });
});

it('every component has stories', () => {
  expect(modules.length).toBeGreaterThan(35);
});
