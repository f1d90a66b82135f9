import { afterEach, describe, expect, it } from 'vitest';
import { commitScene, KINDS, STATES, type Scene } from './scene.ts';
import { SURFACES } from './surfaces.ts';

let scene: Scene | undefined;
afterEach(() => scene?.remove());

describe('what is not public vanishes everywhere', () => {
  it.each(Object.entries(STATES))(
    '%s',
    { timeout: 180_000 },
    async (_, { enter, hides, opensByLink = [] }) => {
      const added = await commitScene();
      scene = added;
      await enter(added);
      const expected: string[] = [];
      const seen: string[] = [];
      for (const [name, surface] of Object.entries(SURFACES)) {
        const answers = await Promise.all(KINDS.map(async (kind) => surface[kind]?.(added)));
        for (const [index, kind] of KINDS.entries()) {
          const isSeen = answers[index];
          if (isSeen === undefined) continue;
          const opens = surface.opensLinks === true && opensByLink.includes(kind);
          if (!hides.includes(kind) || opens) expected.push(`${kind}: ${name}`);
          if (isSeen) seen.push(`${kind}: ${name}`);
        }
      }
      expect(seen).toEqual(expected);
    },
  );
});
