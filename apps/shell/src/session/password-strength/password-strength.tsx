import { tokens, VisuallyHidden } from '@showcase/ui';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { ratePassword, type PasswordRating } from './rate-password.ts';

/** The hint below a new password: how hard it is to guess. It takes no part in validation. */
export function PasswordStrength() {
  const password = useWatch<{ password: string }, 'password'>({ name: 'password' });
  const rating = password ? ratePassword(password) : null;
  return (
    <Line data-rating={rating ?? undefined}>
      <Part />
      <Part />
      <Part />
      <Word role="status">
        {rating && (
          <>
            <VisuallyHidden>Password strength: </VisuallyHidden>
            {WORDS[rating]}
          </>
        )}
      </Word>
    </Line>
  );
}

const WORDS: Record<PasswordRating, string> = {
  weak: 'Weak',
  good: 'Good',
  strong: 'Strong',
};

const Part = styled.span`
  flex: 1;
  block-size: 4px;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.border};
  transition: background-color ${tokens.motion.fast};

  ${tokens.media.forced} {
    background: GrayText;
  }
`;

const Word = styled.span`
  min-inline-size: 5em;
  min-block-size: 1.5em;
  font-weight: ${tokens.weight.medium};
  text-align: end;
`;

const filled = (color: string) => `
  background: ${color};

  ${tokens.media.forced} {
    background: Highlight;
  }
`;

const Line = styled.span`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;

  &[data-rating='weak'] ${Part}:first-child {
    ${filled(tokens.color.danger)}
  }
  &[data-rating='good'] ${Part}:nth-child(-n + 2) {
    ${filled(tokens.color.warning)}
  }
  &[data-rating='strong'] ${Part} {
    ${filled(tokens.color.success)}
  }
  &[data-rating='strong'] ${Word} {
    color: ${tokens.color.success};
  }
`;
