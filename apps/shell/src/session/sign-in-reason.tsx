import { useSearchParams } from '@showcase/remote-contract';
import { Notice, tokens } from '@showcase/ui';
import styled from 'styled-components';

/** By the name that a page puts into the address, so that nobody else's sentence stands here. */
const REASONS: ReadonlyMap<string | null, string> = new Map([
  ['save-creator', 'You need an account to save a creator. It is done as soon as you are back.'],
]);

/** Why the user was sent here, where they did not ask to sign in. */
export function SignInReason() {
  const [params] = useSearchParams();
  const reason = REASONS.get(params.get('reason'));
  return reason ? <Message>{reason}</Message> : null;
}

const Message = styled(Notice)`
  margin-block-start: ${tokens.space[6]};
`;
