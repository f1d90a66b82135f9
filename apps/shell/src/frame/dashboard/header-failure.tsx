import type { LoadFailureProps } from '@showcase/kit/loading';
import { Button, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { HeaderRow } from './dashboard-header.styles.ts';

/** In place of the account menu where its code is missing; the bar above has Sign Out. */
export function HeaderFailure({ name, isRetrying, onRetry }: LoadFailureProps) {
  return (
    <HeaderRow>
      <Text role="alert">The {name} could not be loaded.</Text>
      <Button size="s" onClick={onRetry} isBusy={isRetrying}>
        Try again
      </Button>
    </HeaderRow>
  );
}

const Text = styled.p`
  max-inline-size: 22ch;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  text-align: end;
`;
