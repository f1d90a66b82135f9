import { useSearchParams } from '@showcase/remote-contract';
import { Notice, tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Texts by the name in the URL, so that a link cannot inject its own text. */
const REASONS: ReadonlyMap<string | null, string> = new Map([
  [
    'save-creator',
    "You need an account to save a creator. We'll save them as soon as you're signed in.",
  ],
  [
    'save-search',
    "You need an account to save a search. We'll save it as soon as you're signed in.",
  ],
]);

/** Explains why the user was redirected to sign in. */
export function SignInReason() {
  const [params] = useSearchParams();
  const reason = REASONS.get(params.get('reason'));
  return reason ? <Message>{reason}</Message> : null;
}

const Message = styled(Notice)`
  margin-block-start: ${tokens.space[6]};
`;
