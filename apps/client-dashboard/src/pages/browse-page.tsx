import { useUser } from '@showcase/data/session';
import { Button, PageHeader } from '@showcase/ui';
import { useState } from 'react';
import { UnlockDialog } from '../features/developer-mode/unlock-dialog.tsx';
import { DeveloperSearch } from '../features/developer-search/developer-search.tsx';

export function BrowsePage() {
  const { user } = useUser();
  const [isUnlocking, setIsUnlocking] = useState(false);
  return (
    <>
      <title>Browse Developers · Bolt Showcase</title>
      <PageHeader
        title="Browse Developers"
        subtitle="Find the right developer for your project."
        actions={
          <Button onClick={() => setIsUnlocking(true)} aria-haspopup="dialog">
            Switch to Developer Mode
          </Button>
        }
      />
      <DeveloperSearch />
      {isUnlocking && user && <UnlockDialog user={user} onClose={() => setIsUnlocking(false)} />}
    </>
  );
}
