import { Button, Stack, tokens } from '@showcase/ui';
import Plus from 'lucide-react/icons/plus';
import { useId, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';

type AddRowButtonProps = {
  ref: Ref<HTMLButtonElement>;
  isFull: boolean;
  /** Shown when no more can be added. */
  limitText: string;
  onAdd: () => void;
  children: ReactNode;
};

/** Adds a row to a list of fields, up to a limit. */
export function AddRowButton({ ref, isFull, limitText, onAdd, children }: AddRowButtonProps) {
  const limitId = useId();
  return (
    <>
      <Stack direction="row">
        <Button
          ref={ref}
          size="s"
          aria-disabled={isFull || undefined}
          aria-describedby={isFull ? limitId : undefined}
          onClick={() => {
            if (!isFull) onAdd();
          }}
        >
          <Plus aria-hidden />
          {children}
        </Button>
      </Stack>
      {isFull && <Limit id={limitId}>{limitText}</Limit>}
    </>
  );
}

const Limit = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
