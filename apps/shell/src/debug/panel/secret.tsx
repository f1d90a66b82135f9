import { IconButton, tokens } from '@showcase/ui';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import styled from 'styled-components';
import { CopyButton } from '../../core/copy-button.tsx';
import { maskSecret } from './mask.ts';

/** A token, masked until it is revealed. */
export function Secret({ name, value }: { name: string; value: string }) {
  const [isRevealed, setIsRevealed] = useState(false);
  return (
    <Line>
      <span>{isRevealed ? value : maskSecret(value)}</span>
      <IconButton
        label={isRevealed ? `Hide ${name}` : `Reveal ${name}`}
        size="s"
        onClick={() => setIsRevealed(!isRevealed)}
      >
        {isRevealed ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
      <CopyButton name={name} text={value} />
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;

  > span {
    flex: 1;
    font-family: ${tokens.mono};
    font-size: ${tokens.text[12]};
  }
`;
