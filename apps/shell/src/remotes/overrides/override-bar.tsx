import { Notice } from '@showcase/ui';
import { useReleases } from '../../core/known-releases.tsx';
import { ReleaseBar } from '../release-bar.styles.ts';
import type { Overrides } from './overrides.ts';

/** Lists the parts that run from a developer's machine, each with a link back to its release, and those that cannot. */
export function OverrideBar({ overrides }: { overrides: Overrides }) {
  const { entries, invalid } = overrides;
  const running = useReleases().filter(({ isOverride }) => isOverride);
  const texts = [
    ...Object.entries(entries).map(([name, entry]) => {
      const runs = running.some((release) => release.name === name);
      return [name, runs ? `comes from ${entry}` : `couldn't be loaded from ${entry}`] as const;
    }),
    ...invalid.map((name) => [name, 'needs the full address of a remoteEntry.js'] as const),
  ];
  if (texts.length === 0) return null;
  return (
    <ReleaseBar aria-label="Parts under test">
      {texts.map(([name, text]) => (
        <Notice key={name} variant="warning" action={<a href={`?remote.${name}=`}>End the test</a>}>
          {name} {text}
        </Notice>
      ))}
    </ReleaseBar>
  );
}
