import { restrictionQueries } from '@showcase/data/account';
import { useDataClient, useItem } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { Badge, Stack, tokens } from '@showcase/ui';
import styled from 'styled-components';

type HiddenNoteProps = { kind: 'project' | 'service'; id: string };

/** A note with the reason on the card of an item that an admin has hidden. */
export function HiddenNote({ kind, id }: HiddenNoteProps) {
  const { authUser } = useUser();
  const { data } = useItem(restrictionQueries(useDataClient()).mine(authUser?.id ?? ''));
  const hidden = data?.hidden.find((item) => item.kind === kind && item.id === id);
  if (!hidden) return null;
  return (
    <Stack gap={1}>
      <span>
        <Badge variant="warning">Hidden by an admin</Badge>
      </span>
      <Reason>
        <bdi>{hidden.reason}</bdi>
      </Reason>
    </Stack>
  );
}

const Reason = styled.small`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
`;
