import {
  type Case,
  type CaseAct,
  type HireRequestSide,
  type HireRequestWithHistory,
} from '@showcase/data/hire-requests';
import { Button } from '@showcase/ui';
import { useState } from 'react';
import { CaseAnswerDialog } from '../dialogs/lazy-dialogs.ts';
import { Acts } from './case.styles.ts';

const LABELS: Record<CaseAct, string> = {
  accept: 'Agree',
  counter: 'Propose something else',
  dispute: 'Ask for a decision',
  withdraw: 'Withdraw the case',
  appeal: 'Appeal',
};

type CaseAnswersProps = {
  dispute: Case;
  request: HireRequestWithHistory;
  side: HireRequestSide;
  userId: string;
};

/** What this side can do about the case; nothing if it is the turn of another. */
export function CaseAnswers({ dispute, request, side, userId }: CaseAnswersProps) {
  const [open, setOpen] = useState<{ act: CaseAct; button: HTMLElement } | null>(null);
  const acts = dispute.actions;
  CaseAnswerDialog.usePreload(acts.length > 0);
  return (
    <>
      {acts.length > 0 && (
        <Acts>
          {acts.map((act) => (
            <Button
              key={act}
              variant={act === 'accept' ? 'primary' : 'secondary'}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => setOpen({ act, button: currentTarget })}
            >
              {LABELS[act]}
            </Button>
          ))}
        </Acts>
      )}
      {open && (
        <CaseAnswerDialog
          {...open}
          dispute={dispute}
          request={request}
          side={side}
          userId={userId}
          getFallback={() => document.querySelector<HTMLElement>('[data-case-title]')}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
