import { afterEach, describe, expect, it } from 'vitest';
import { commitScene, KINDS, STATES, type Kind, type Scene } from './scene.ts';
import { SURFACES } from './surfaces.ts';

let scene: Scene | undefined;
afterEach(() => scene?.remove());

/** Where the three show. */
async function findShown(seen: Scene): Promise<string[]> {
  const shown: string[] = [];
  for (const [name, surface] of Object.entries(SURFACES)) {
    const answers = await Promise.all(KINDS.map(async (kind) => surface[kind]?.(seen)));
    shown.push(...KINDS.filter((_, index) => answers[index]).map((kind) => `${kind}: ${name}`));
  }
  return shown;
}

/** Where they have to show while these are hidden. */
function listExpected({ hides, opensByLink }: Record<'hides' | 'opensByLink', readonly Kind[]>) {
  return Object.entries(SURFACES).flatMap(([name, surface]) =>
    KINDS.filter((kind) => {
      const opens = surface.opensLinks === true && opensByLink.includes(kind);
      return surface[kind] && (!hides.includes(kind) || opens);
    }).map((kind) => `${kind}: ${name}`),
  );
}

describe('what is not public vanishes everywhere, also after it was read', () => {
  it.each(Object.entries(STATES))(
    '%s',
    { timeout: 180_000 },
    async (_, { enter, hides, opensByLink = [] }) => {
      const added = await commitScene();
      scene = added;
      expect(await findShown(added)).toEqual(listExpected({ hides: [], opensByLink: [] }));
      await enter(added);
      expect(await findShown(added)).toEqual(listExpected({ hides, opensByLink }));
    },
  );
});
