import { useLocation } from '@showcase/remote-contract';
import { Link, Notice, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { useNextPath } from '../use-next-path.ts';
import { readReturnError } from './return-error.ts';

/** Explains why an email link or an OAuth sign-in returned here without a session. */
export function ReturnErrorNotice() {
  const { withNext } = useNextPath();
  const error = readReturnError(useLocation());
  if (error === null) return null;
  if (error === 'cancelled') return <Message>Sign-in was canceled</Message>;
  if (error === 'failed') return <Message>Sign-in didn't work. Try again.</Message>;
  return (
    <Message
      action={
        <Link variant="standalone" href={withNext('/login?view=forgot')}>
          Get a new one
        </Link>
      }
    >
      This link is no longer valid.
    </Message>
  );
}

const Message = styled(Notice).attrs({ variant: 'warning' })`
  margin-block-start: ${tokens.space[6]};
`;
