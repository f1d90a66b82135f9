import { Notice } from '@showcase/ui';
import { ReleaseBar } from '../release-bar.styles.ts';

/** Lists the parts that run from a developer's machine, each with a link back to its release. */
export function OverrideBar({ overrides }: { overrides: Record<string, string> }) {
  const entries = Object.entries(overrides);
  if (entries.length === 0) return null;
  return (
    <ReleaseBar aria-label="Parts under test">
      {entries.map(([name, entry]) => (
        <Notice
          key={name}
          variant="warning"
          action={<a href={`?remote.${name}=`}>Use the release</a>}
        >
          {name} comes from {entry}
        </Notice>
      ))}
    </ReleaseBar>
  );
}
