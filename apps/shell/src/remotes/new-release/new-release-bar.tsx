import { Button, Notice } from '@showcase/ui';
import { useStore } from 'zustand';
import { ReleaseBar } from '../release-bar.styles.ts';
import type { ReleaseWatch } from './release-watch.ts';

/** Offers the new release to users with unsaved work; everyone else gets it at the next navigation. */
export function NewReleaseBar({ watch }: { watch: ReleaseWatch }) {
  const isOffered = useStore(watch.store, (state) => state.isOffered);
  if (!isOffered) return null;
  return (
    <ReleaseBar aria-label="New version">
      <Notice
        action={
          <Button size="s" onClick={() => location.reload()}>
            Reload
          </Button>
        }
      >
        A new version is ready. Save your work, then reload.
      </Notice>
    </ReleaseBar>
  );
}
