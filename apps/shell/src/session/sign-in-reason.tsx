import { useSearchParams } from '@showcase/remote-contract';
import { Notice, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { DEFAULT_PATH } from './next-path.ts';
import { useNextPath } from './use-next-path.ts';

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

const WANTED_PAGE =
  "You need to sign in to see that page. We'll open it as soon as you're signed in.";

/** Explains why the user was redirected to sign in. */
export function SignInReason() {
  const [params] = useSearchParams();
  const { next } = useNextPath();
  const reason =
    REASONS.get(params.get('reason')) ?? (next.startsWith(`${DEFAULT_PATH}/`) && WANTED_PAGE);
  return reason ? <Message>{reason}</Message> : null;
}

const Message = styled(Notice)`
  margin-block-start: ${tokens.space[6]};
`;
