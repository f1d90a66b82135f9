import { useDataClient } from '@showcase/data/query';
import type { ListedSavedCreator } from '@showcase/data/saved-creators';
import { creatorCardProps } from '@showcase/kit/card-lists';
import { Button, Card, CreatorCard, formatDate, tokens } from '@showcase/ui';
import styled from 'styled-components';
import type { Comparison } from '../../shared/comparison/use-comparison.ts';
import { PrivateNote } from './private-note.tsx';

type SavedCreatorItemProps = {
  saved: ListedSavedCreator;
  userId: string;
  comparison: Comparison;
  onRemove: () => void;
};

export function SavedCreatorItem(props: SavedCreatorItemProps) {
  const { saved, userId, comparison, onRemove } = props;
  const client = useDataClient();
  const { creator } = saved;
  return (
    <Item>
      {creator ? (
        <CreatorCard
          headingLevel={2}
          {...creatorCardProps(client, creator, formatDate)}
          isCompared={comparison.isSelected(creator.id)}
          onCompare={() => comparison.toggle(creator)}
          onRemove={onRemove}
        />
      ) : (
        <Card as="article" aria-label="No longer available" padding="l">
          <UnavailableText>This creator is no longer available.</UnavailableText>
          <Button size="s" onClick={onRemove}>
            Remove
          </Button>
        </Card>
      )}
      <PrivateNote saved={saved} userId={userId} />
    </Item>
  );
}

/** As high as its row, so that the notes of a row are at the same height. */
const Item = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${tokens.space[2]};
  block-size: 100%;
`;

const UnavailableText = styled.p`
  margin: 0 0 ${tokens.space[3]};
  color: ${tokens.color.inkMuted};
`;
