import { tokens } from '@showcase/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const EmptyBox = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: center;
  padding: ${tokens.space[12]} ${tokens.space[4]};
  border: 1px dashed ${tokens.color.control};
  border-radius: ${tokens.radius.l};
  color: ${tokens.color.inkMuted};

  svg {
    inline-size: 28px;
    block-size: 28px;
  }
`;

/** The message of an empty tab. */
export function EmptyTab({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <EmptyBox>
      {icon}
      <p>{children}</p>
    </EmptyBox>
  );
}
