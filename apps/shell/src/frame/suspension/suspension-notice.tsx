import { restrictionQueries } from '@showcase/data/account';
import { useDataClient, useItem } from '@showcase/data/query';
import { Button, Container, Notice, tokens, useFormatDate } from '@showcase/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { AppealDialog } from './appeal-dialog.tsx';

/** Why the account is suspended, and what became of the appeal. */
export function SuspensionNotice({ userId }: { userId: string }) {
  const suspended = useItem(restrictionQueries(useDataClient()).mine(userId)).data?.suspended;
  const [isAppealing, setIsAppealing] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const isAppealed = isSent && Boolean(suspended?.appeal);
  useEffect(() => {
    // The button that had the focus is gone now.
    if (isAppealed) notice.current?.focus();
  }, [isAppealed]);
  if (!suspended) return null;
  const { reason, appeal } = suspended;
  return (
    <Wrapper>
      <Status
        ref={notice}
        variant="danger"
        role="note"
        tabIndex={-1}
        aria-label="Account status"
        action={
          appeal === null && (
            <Button size="s" aria-haspopup="dialog" onClick={() => setIsAppealing(true)}>
              Appeal
            </Button>
          )
        }
      >
        Your account is suspended: <bdi>{reason}</bdi>
        <br />
        You can read everything, end and settle requests, and take part in cases, but you can't post
        or agree on anything new, and others can't see what you've published.{' '}
        {appeal ? (
          <AppealState appeal={appeal} />
        ) : (
          'You can appeal once. An admin who did not suspend you decides.'
        )}
      </Status>
      {isAppealing && (
        <AppealDialog
          userId={userId}
          onSent={() => setIsSent(true)}
          onClose={() => setIsAppealing(false)}
        />
      )}
    </Wrapper>
  );
}

type AppealStateProps = {
  appeal: {
    at: string;
    outcome: string | null;
    note: string | null;
    decided_at: string | null;
    lacks_admin: boolean;
  };
};

function AppealState({ appeal }: AppealStateProps) {
  const formatDate = useFormatDate();
  const { at, outcome, note, decided_at, lacks_admin } = appeal;
  if (outcome === null) {
    return (
      <>
        You appealed on <time dateTime={at}>{formatDate(at)}</time>. An admin who did not suspend
        you decides next.
        {lacks_admin && ' At the moment there is none, so it waits.'}
      </>
    );
  }
  return (
    <>
      Your appeal was decided
      {decided_at && (
        <>
          {' '}
          on <time dateTime={decided_at}>{formatDate(decided_at)}</time>
        </>
      )}
      , and your account stays suspended: <bdi>{note}</bdi>
    </>
  );
}

/** On a phone, the button is below the text, which is as wide as the notice. */
const Status = styled(Notice)`
  display: grid;
  justify-items: start;

  ${tokens.media.wide} {
    display: flex;
  }
`;

const Wrapper = styled(Container)`
  padding-block: ${tokens.space[4]} 0;
  overflow-wrap: anywhere;
`;
