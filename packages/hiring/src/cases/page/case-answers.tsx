import {
  type Case,
  type CaseAction,
  type HireRequestSide,
  type HireRequestWithHistory,
} from '@showcase/data/hire-requests';
import { Button } from '@showcase/ui';
import { useState } from 'react';
import { CaseAnswerDialog } from '../dialogs/lazy-dialogs.ts';
import { Acts } from './case.styles.ts';

const LABELS: Record<CaseAction, string> = {
  accept: 'Agree',
  redo: 'Deliver again',
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

/** The actions of this side for the case; nothing if it is the turn of another. */
export function CaseAnswers({ dispute, request, side, userId }: CaseAnswersProps) {
  const [open, setOpen] = useState<{ action: CaseAction; button: HTMLElement } | null>(null);
  const acts = dispute.actions;
  CaseAnswerDialog.usePreload(acts.length > 0);
  return (
    <>
      {acts.length > 0 && (
        <Acts>
          {acts.map((action) => (
            <Button
              key={action}
              variant={action === 'accept' || action === 'redo' ? 'primary' : 'secondary'}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => setOpen({ action, button: currentTarget })}
            >
              {action === 'accept' && dispute.status === 'redone'
                ? 'Accept the work'
                : LABELS[action]}
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
