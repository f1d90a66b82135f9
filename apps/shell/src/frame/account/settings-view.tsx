import { Button } from '@showcase/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { BackRow, Views } from './account-dialog.styles.ts';

type SettingsViewProps = { onBack: () => void; children: ReactNode };

/** A view that the account settings lead to, below the way back. */
export function SettingsView({ onBack, children }: SettingsViewProps) {
  return (
    <Views>
      <BackRow>
        <Button variant="ghost" size="s" autoFocus onClick={onBack}>
          <ArrowLeft aria-hidden />
          Account settings
        </Button>
      </BackRow>
      {children}
    </Views>
  );
}
