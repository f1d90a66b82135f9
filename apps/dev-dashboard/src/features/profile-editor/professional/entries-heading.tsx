import { tokens } from '@showcase/ui';
import styled from 'styled-components';
import { SectionTitle } from '../profile-editor.styles.ts';

export const PUBLIC_HINT = 'Shown on your public profile';

const Hint = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

/** The heading of a list of entries, which says that visitors can read them. */
export function EntriesHeading({ id, children }: { id: string; children: string }) {
  return (
    <div>
      <SectionTitle id={id}>{children}</SectionTitle>
      <Hint id={`${id}-hint`}>{PUBLIC_HINT}</Hint>
    </div>
  );
}
